import { expect, it } from 'vitest';
import { buildRulePage } from './build-rule-page.ts';
import { listRuleIds } from './list-rule-ids.ts';

it('expands ranges of ids', () => {
  expect(listRuleIds(' B5.09 to B5.12, B9.40')).toEqual(['B5.09', 'B5.10', 'B5.11', 'B5.12', 'B9.40']);
  expect(listRuleIds(' D.08, L10.01 and B1.01')).toEqual(['D.08', 'L10.01']);
  expect(listRuleIds('design section 9')).toEqual([]);
});

const source = `
/** A price in words. @spec B4.20, B4.24 to B4.25 */
export const describePrice = 1;
/**
 * What a shopper pays
 * each week.
 * @spec B5.05,
 * B9.40
 */
export const repay = 2;
/** @spec L2.01 */
export const loader = 3;
const other = '@spec B1.01';
`;
const test = `
describe('prices', () => {
  it('shows <none> [B4.24] [B4.25]', () => {});
  it.each(rows)('%s [B4.24, B5.05]', () => {});
  it('is another [B8.02]', () => {});
});
`;

it('lists each rule that the code names, with its sentence, file and tests', () => {
  const page = buildRulePage([
    { path: 'src/a.ts', text: source },
    { path: 'src/a.test.ts', text: test },
  ]);
  const sections = page.split(/^## /m).slice(1);
  expect(sections.map((section) => section.trim())).toEqual([
    'B4.20\n\n- A price in words. (`src/a.ts`)\n- No test names it.',
    'B4.24\n\n- A price in words. (`src/a.ts`)\n- Test: shows \\<none\\> (`src/a.test.ts`)\n- Test: %s (`src/a.test.ts`)',
    'B4.25\n\n- A price in words. (`src/a.ts`)\n- Test: shows \\<none\\> (`src/a.test.ts`)',
    'B5.05\n\n- What a shopper pays each week. (`src/a.ts`)\n- Test: %s (`src/a.test.ts`)',
    'B9.40\n\n- What a shopper pays each week. (`src/a.ts`)\n- No test names it.',
    'L2.01\n\n- loader (`src/a.ts`)\n- No test names it.',
  ]);
});
