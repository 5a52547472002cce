import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

/** Minified, because each page parses it again. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Limits axe's report to what `findBarriers` returns, to save processor time. */
const options = {
  resultTypes: ['violations'],
  reporter: 'no-passes',
  // axe loads style sheets only for css-orientation-lock, which is experimental and therefore off.
  preload: { assets: ['media'] },
} as const;

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
 * Returns the rule and elements of each violation, in the page or in the part that `selector` matches. Works only if
 * the page has no frames of other origins. axe's Playwright package took half as long again.
 */
export const findBarriers = async (page: Page, selector?: string): Promise<readonly string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
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
