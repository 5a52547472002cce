import type { Page } from '@playwright/test';
import axeCore from 'axe-core';

/** The part of axe that we call in the page. */
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
 * Returns the violations that axe finds on a page, or in the part that `selector` matches: rule and elements. Injects
 * axe once per page, which works because no page has frames of other origins; axe's Playwright package took half as
 * long again. `resultTypes` keeps one passing node per rule, because keeping all took two thirds longer.
 */
export const findBarriers = async (page: Page, selector?: string): Promise<readonly string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source);
  const violations = await page.evaluate(async (part) => {
    const { axe } = window as unknown as { readonly axe: Axe };
    return (await axe.run(part ?? document, { resultTypes: ['violations'] })).violations;
  }, selector);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
};
