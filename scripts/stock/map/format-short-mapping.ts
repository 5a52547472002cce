import { describeUnlisted } from '../../../src/stock-import/rules/count-kinds.ts';
import { quoteWords } from '../../../src/stock-import/rules/describe-feed-notes.ts';
import { searched } from '../../../src/stock-import/rules/feed-columns.ts';
import { isConfidential } from '../../../src/stock-import/rules/mapping/is-confidential.ts';
import { findDriveAwayCell, findPlainPrice } from './find-plain-price.ts';
import { describeGuesses, describeRenamed, describeTakenYards, formatComments } from './format-mapping.ts';
import type { Mapping } from './read-mapping.ts';

const mostListed = 10;

const quote = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');

const listYards = ({ site, proposal }: Mapping): readonly string[] => {
  const { unknownYards } = proposal;
  if (unknownYards.length === 0 || site.locationSlugs.length < 2) return [];
  const pairs = unknownYards.map((yard) => `${yard}=SLUG`).join('; ');
  return [`Yards without a location: add --yards "${pairs}", with ${site.locationSlugs.join(' or ')} for SLUG.`];
};

const listWords = ({ notes }: Mapping): readonly string[] => {
  const words = notes.listStatusWords().flatMap(({ word, meaning }) => (meaning === 'unknown' ? [word] : []));
  if (words.length === 0) return [];
  const [first] = words;
  const list = words.slice(0, mostListed).join('; ');
  const unknown = `Not for sale, because we don't know the status: ${quote(words)}.`;
  return [
    words.length === 1
      ? `${unknown} Add --on-sale "${first}" if such a car is for sale, or --not-on-sale "${first}" if it isn't.`
      : `${unknown} Add --on-sale "${list}" and --not-on-sale "${list}", each with only the words that belong there.`,
  ];
};

const listColumns = ({ likely }: Mapping): readonly string[] =>
  likely.map(
    ({ heading, column, why }) =>
      `${why === undefined ? '' : `${why} `}If "${heading}" is ${column}, add --columns "${heading}=${column}".`,
  );

const listPlainPrice = ({ read, site, sample }: Mapping): readonly string[] => {
  const heading = findPlainPrice(read, site.config.columns);
  if (heading === null) return [];
  const cell = findDriveAwayCell(sample, heading, site.config);
  const already = cell === undefined ? '' : ` Cells that say so, such as "${cell}", are drive-away prices already.`;
  return [`If "${heading}" is the drive-away price, add --columns "${heading}=drive_away_price".${already}`];
};

const listWordColumns = ({ notes, likely }: Mapping): readonly string[] =>
  notes
    .listWordColumns()
    .filter(({ heading }) => likely.every((one) => one.heading !== heading))
    .map(
      ({ heading, words }) =>
        `"${heading}" says ${quoteWords(words)}. If that says whether a car is for sale, add --columns "${heading}=status"; otherwise --columns "${heading}=${searched}".`,
    );

const listUnread = ({ unread, read, proposed, site }: Mapping): readonly string[] => {
  const costs = unread.filter(isConfidential);
  const others = unread.filter((heading) => !isConfidential(heading));
  const looked = Object.keys(read).filter((heading) =>
    [site.config.columns[heading], proposed[heading]].includes(searched),
  );
  return [
    ...(others.length === 0 ? [] : [`Not read: ${quote(others)}.`]),
    ...(costs.length === 0 ? [] : [`Never shown, because it may be a cost: ${quote(costs)}.`]),
    ...(looked.length === 0 ? [] : [`Not shown, only searched for words such as "sold": ${quote(looked)}.`]),
  ];
};

const listPrices = ({ read }: Mapping): readonly string[] =>
  Object.entries(read).flatMap(([heading, name]) => (name?.includes('price') ? [`"${heading}" (${name})`] : []));

/** @param isAsked true if the dealer has answered the questions */
export const formatShortMapping = (mapping: Mapping, isAsked: boolean): readonly string[] => {
  const { site, proposal, proposed, renamed } = mapping;
  const read = Object.entries(proposed).flatMap(([heading, column]) =>
    column.includes('price') || column === searched ? [] : [`"${heading}" is ${column}`],
  );
  const prices = listPrices(mapping);
  const open = [
    ...describeRenamed(renamed),
    ...describeTakenYards(proposal, site),
    ...describeGuesses(proposal, site),
    ...(isAsked ? [] : listYards(mapping)),
    ...listWords(mapping),
    ...(isAsked ? [] : listPlainPrice(mapping)),
    ...listColumns(mapping),
    ...listWordColumns(mapping),
    ...(site.search === undefined ? [] : describeUnlisted(mapping.kinds.list(), site.search)),
  ].filter((line) => line !== '');
  return [
    '',
    'As shoppers will see it:',
    ...mapping.list.formatSamples().map((line) => `  ${line}`),
    ...formatComments(mapping.commented),
    `Prices come from: ${prices.length === 0 ? 'no column' : prices.join(', ')}.`,
    ...(read.length === 0 ? [] : [`Also read: ${read.join(', ')}.`]),
    ...mapping.list.formatIgnored(),
    ...listUnread(mapping),
    ...(open.length === 0 ? [] : ['Check:', ...open.map((line) => `  ${line}`)]),
  ];
};
