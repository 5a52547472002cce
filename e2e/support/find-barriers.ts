import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds on a page, or in the part of it that a selector names: rule and place of each. In the page itself rather
 * than in a tab beside it, which takes a fifth longer: frames of other origins, of which we look at none, would be left out. Of what is well it keeps one place a rule: keeping all took two thirds longer.
 */
export const findBarriers = async (page: Page, selector?: string): Promise<readonly string[]> => {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (selector === undefined ? axe : axe.include(selector)).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
};
