import { stringify } from 'yaml';
import type { FeedFormat, StockFeedConfig } from '../../../src/stock-import/rules/config.ts';
import { joinWords, listOwnSettings } from '../../../src/stock-import/rules/list-own-settings.ts';
import type { ProposedMapping } from '../../../src/stock-import/rules/mapping/propose-mapping.ts';
import type { FeedSample } from '../../../src/stock-import/server/sample-feed.ts';
import { describeGuesses } from './format-mapping.ts';
import type { MapSite } from './read-map-site.ts';

/** Maximum number of characters of a yard's name. The settings refuse longer names. */
const maxYardLength = 40;

const chooseYards = (
  { yards, guessedYards, unknownYards }: ProposedMapping,
  { config, locationSlugs }: MapSite,
): StockFeedConfig['yards'] => {
  const [onlyLocation] = locationSlugs.length === 1 ? locationSlugs : [];
  const taken = onlyLocation === undefined ? [] : unknownYards.map((yard) => [yard, onlyLocation] as const);
  const found = [...Object.entries(yards), ...Object.entries(guessedYards), ...taken].filter(
    ([yard]) => yard.length <= maxYardLength,
  );
  return { ...Object.fromEntries(found), ...config.yards };
};

/** Format and separator are written only if they were set before and fit this file, because 'auto' detects them. */
const keepPinned = (
  { format, separator }: StockFeedConfig,
  found: { readonly format: FeedFormat; readonly separator: FeedSample['separator'] },
): Partial<Pick<StockFeedConfig, 'format' | 'separator'>> => ({
  ...(format === found.format && { format }),
  ...(separator === found.separator && { separator }),
});

const mostNoPrice = 20;

type StatusWords = Pick<StockFeedConfig['words'], 'onSale' | 'notOnSale'>;

const addLetters = ({ statusLetters }: ProposedMapping, { words }: StockFeedConfig): StatusWords => {
  const own = new Set([...words.onSale, ...words.notOnSale].map((word) => word.toUpperCase()));
  const listOf = (meaning: keyof StatusWords): string[] => [
    ...words[meaning],
    ...Object.keys(statusLetters).filter((letter) => statusLetters[letter]?.meaning === meaning && !own.has(letter)),
  ];
  return { onSale: listOf('onSale'), notOnSale: listOf('notOnSale') };
};

/** Starts from the site's own settings, because the result can replace all of them. */
export const buildSwitches = (
  format: FeedFormat,
  { separator }: FeedSample,
  proposal: ProposedMapping,
  site: MapSite,
): Readonly<Record<string, unknown>> => {
  const { config } = site;
  const { encoding, words, brakes, reportTo, source, pushKeyVariable } = listOwnSettings(config);
  const others = { brakes, reportTo, source, pushKeyVariable };
  const yards = chooseYards(proposal, site);
  const noPrice = joinWords(config.words.noPrice, proposal.noPriceWords).slice(0, mostNoPrice);
  const { onSale, notOnSale } = addLetters(proposal, config);
  const allWords = {
    ...(words as object | undefined),
    ...(noPrice.length > 0 && { noPrice }),
    ...(onSale.length > 0 && { onSale }),
    ...(notOnSale.length > 0 && { notOnSale }),
  };
  return {
    ...keepPinned(config, { format, separator }),
    // An encoding is written only if it was set before. Otherwise, each file's encoding is detected, so the next export
    // can have a different encoding.
    ...(encoding !== undefined && { encoding }),
    missing: config.missing === 'keep' ? 'unpublish' : config.missing,
    dateOrder: proposal.dateOrder,
    decimalMark: proposal.decimalMark,
    ...(Object.keys(allWords).length > 0 && { words: allWords }),
    columns: {},
    ...(Object.keys(yards).length > 0 && { yards }),
    ...Object.fromEntries(Object.entries(others).filter(([, value]) => value !== undefined)),
  };
};

const missingWords = {
  unpublish: 'cars that leave the file are no longer shown; with keep, they stay for sale',
  sold: 'cars that leave the file are marked as sold',
} as const;

export const formatSwitches = (
  switches: Readonly<Record<string, unknown>>,
  proposal: ProposedMapping,
  site: MapSite,
): string => {
  const { unknownYards } = proposal;
  const { locationSlugs } = site;
  const settings = stringify({ stockFeed: switches }).replace(
    /^ {2}missing: (unpublish|sold)$/m,
    (line, policy: 'unpublish' | 'sold') => `${line} # ${missingWords[policy]}`,
  );
  const guesses = describeGuesses(proposal, site).flatMap((line) => (line === '' ? [] : `  # ${line}\n`));
  const yaml = settings + guesses.join('');
  if (unknownYards.length === 0 || locationSlugs.length === 1) return yaml;
  const slugs = locationSlugs.length === 0 ? "the locations' slugs" : `one of ${locationSlugs.join(', ')}`;
  const lines = unknownYards.map((yard) => `  #   ${stringify({ [yard]: 'SLUG' })}`);
  const title = switches.yards === undefined ? '  # yards:' : '  # add to yards:';
  return `${yaml}${title} # for SLUG, write ${slugs}\n${lines.join('')}`;
};
