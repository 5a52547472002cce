import { expect, it } from 'vitest';
import { buildRulePages } from './build-rule-pages.ts';
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

it('lists each rule that the code names, with its sentence, file and tests, on a page per chapter', () => {
  const pages = buildRulePages([
    { path: 'src/a.ts', text: source },
    { path: 'src/a.test.ts', text: test },
  ]);
  const sections = (file: string) =>
    pages
      .get(`docs/rules/${file}`)
      ?.split(/^## /m)
      .map((section) => section.trim());
  expect([...pages.keys()]).toEqual(['README', 'B4', 'B5', 'B9', 'L2'].map((name) => `docs/rules/${name}.md`));
  expect(sections('B4.md')?.slice(1)).toEqual([
    'B4.20\n\n- A price in words. (`src/a.ts`)\n- No test names it.',
    'B4.24\n\n- A price in words. (`src/a.ts`)\n- Test: shows \\<none\\> (`src/a.test.ts`)\n- Test: %s (`src/a.test.ts`)',
    'B4.25\n\n- A price in words. (`src/a.ts`)\n- Test: shows \\<none\\> (`src/a.test.ts`)',
  ]);
  expect(sections('B4.md')?.[0]).toMatch(/^# B4: browsing, states and transitions\n/);
  expect(sections('B5.md')?.slice(1)).toEqual([
    'B5.05\n\n- What a shopper pays each week. (`src/a.ts`)\n- Test: %s (`src/a.test.ts`)',
  ]);
  expect(sections('B9.md')?.slice(1)).toEqual([
    'B9.40\n\n- What a shopper pays each week. (`src/a.ts`)\n- No test names it.',
  ]);
  expect(sections('L2.md')?.slice(1)).toEqual(['L2.01\n\n- loader (`src/a.ts`)\n- No test names it.']);
  expect(sections('README.md')?.[0]).toContain('- [B4](B4.md): browsing, states and transitions, 3 rules\n');
});
