import type { Page } from '@playwright/test';
import axeCore from 'axe-core';

/** What we read of axe in the page. */
interface Axe {
  readonly run: (
    context: string | Document,
    options: { readonly resultTypes: readonly string[] },
  ) => Promise<{
    readonly violations: readonly {
      readonly id: string;
      readonly nodes: readonly { readonly target: readonly string[] }[];
    }[];
  }>;
}

/**
 * Returns what axe finds on a page, or in the part that a selector names: rule and place. We have no frames of other origins, so axe
 * runs in the page, and its script is added once for each page: the builder of its Playwright package took half as long again. It keeps
 * one passing node for each rule: keeping all took two thirds longer.
 */
export const findBarriers = async (page: Page, selector?: string): Promise<readonly string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source);
  const violations = await page.evaluate(async (part) => {
    const { axe } = window as unknown as { readonly axe: Axe };
    return (await axe.run(part ?? document, { resultTypes: ['violations'] })).violations;
  }, selector);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
};
