import type { Page } from '@playwright/test';
import axeCore from 'axe-core';

/** axe was a tenth of the processor time of the browser tests. These leave out what no finding needs. */
const options = {
  resultTypes: ['violations'],
  reporter: 'no-passes',
  // Style sheets are loaded only for css-orientation-lock, which is experimental and therefore off.
  preload: { assets: ['media'] },
} as const;

/** The part of axe that we call in the page. */
interface Axe {
  readonly configure: (settings: { readonly noHtml: boolean }) => void;
  readonly run: (
    context: string | Document,
    settings: typeof options,
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
 * long again.
 */
export const findBarriers = async (page: Page, selector?: string): Promise<readonly string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source);
  const violations = await page.evaluate(
    async ([part, settings]) => {
      const { axe } = window as unknown as { readonly axe: Axe };
      axe.configure({ noHtml: true });
      return (await axe.run(part ?? document, settings)).violations;
    },
    [selector, options] as const,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
};
