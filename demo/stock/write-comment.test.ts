import { expect, it } from 'vitest';
import { buildDemoStock } from '../build-stock.ts';

const listSaid = (slug: string): readonly string[] =>
  buildDemoStock(slug, '2026-11-22').flatMap(({ dealercomments }) =>
    typeof dealercomments === 'string' ? [dealercomments] : [],
  );

it('names no feature twice, and no plain one', () => {
  const said = listSaid('wattle-group').join('\n');
  expect(said).toContain('18-inch alloy wheels');
  expect(said).not.toMatch(/alloy wheels[^.\n]*alloy wheels|front seats[^.\n]*front seats|spare wheel/);
});

it('separates features that have an ‘and’ of their own', () => {
  const said = listSaid('saltbush-caravans').join('\n');
  expect(said).toMatch(/gas and electric hot water system(?:,|\.| \w)/);
  expect(said).not.toMatch(/separate shower and toilet and |gas and electric hot water system and /);
});
