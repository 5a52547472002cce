import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { stockFeedConfig } from '../../../src/stock-import/rules/config.ts';
import { createElementFinder } from '../../../src/stock-import/rules/formats/map-foreign-record.ts';
import { proposeMapping } from '../../../src/stock-import/rules/mapping/propose-mapping.ts';
import { buildSwitches, formatSwitches } from './build-switches.ts';
import { describeGuesses } from './format-mapping.ts';
import type { MapSite } from './read-map-site.ts';

const headings = ['Status', 'Yard'];
const sample = {
  headings,
  rows: [...'AASWX'].map((letter) => [letter, 'ADL']),
  headingLine: 1,
  separator: 'comma',
} as const;
const siteWith = (switches: object): MapSite => ({
  siteSlug: 'acme',
  config: stockFeedConfig.parse(switches),
  createResolver: () => () => undefined,
  guessYard: (code) => (code === 'ADL' ? 'adelaide' : undefined),
  photoSources: {},
  locationSlugs: ['adelaide', 'gawler'],
  search: undefined,
});
const read = (site: MapSite) => {
  const proposal = proposeMapping(sample, createElementFinder({}), () => undefined, site.config, site.guessYard);
  const text = formatSwitches(buildSwitches('csv', sample, proposal, site), proposal, site);
  return { text, guesses: describeGuesses(proposal, site), settings: parse(text) as { readonly stockFeed: object } };
};

it('writes what status letters and yard codes most likely mean, and says that it guessed', () => {
  const { text, guesses, settings } = read(siteWith({}));
  expect(settings.stockFeed).toMatchObject({
    words: { onSale: ['A'], notOnSale: ['S', 'W'] },
    yards: { ADL: 'adelaide' },
  });
  expect(guesses).toEqual([
    "We guessed these from the status letters: A is available, S is sold, W is wholesale. Check with the dealer. If one's wrong, change it in words.onSale or words.notOnSale under stockFeed.",
    '',
    "We guessed this from the yard codes: ADL is adelaide. Check with the dealer. If it's wrong, change it under stockFeed.yards.",
    '',
  ]);
  expect(text).toContain('  # We guessed these from the status letters: A is available');
});

it("keeps the site's own meaning of a letter", () => {
  const { guesses, settings } = read(siteWith({ words: { onSale: ['S'], notOnSale: ['a'] } }));
  expect(settings.stockFeed).toMatchObject({ words: { onSale: ['S'], notOnSale: ['a', 'W'] } });
  expect(guesses[0]).toContain('status letters: W is wholesale.');
});
