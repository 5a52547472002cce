import type { FeedFormat } from '../../../src/stock-import/rules/config.ts';
import type { createFeedNotes } from '../../../src/stock-import/rules/create-feed-notes.ts';
import { type StatusWord, statusMeanings } from '../../../src/stock-import/rules/describe-feed-notes.ts';
import { formatColumnLine } from '../../../src/stock-import/rules/format-column-line.ts';
import type { FeedHeadings } from '../../../src/stock-import/rules/limits/find-column-changes.ts';
import type { ProposedMapping } from '../../../src/stock-import/rules/mapping/propose-mapping.ts';
import type { RenamedColumns } from '../../../src/stock-import/rules/match-renamed-columns.ts';
import { describePriceGuess } from '../../../src/stock-import/rules/price-columns.ts';
import type { LikelyColumn } from '../../../src/stock-import/rules/suggest-optional-columns.ts';
import type { FeedSample } from '../../../src/stock-import/server/sample-feed.ts';
import { quoteArgument } from '../../lib/quote-argument.ts';
import { formatOfFile, type MapArguments } from '../read-stock-arguments.ts';
import type { MissingChoice } from './list-choices.ts';
import type { MapSite } from './read-map-site.ts';

export const describeTakenYards = ({ unknownYards }: ProposedMapping, { locationSlugs }: MapSite): readonly string[] =>
  unknownYards.length === 0 || locationSlugs.length !== 1
    ? []
    : [`Yards we've matched to your only location, ${locationSlugs.join('')}: ${unknownYards.join(', ')}.`, ''];

const listLetters = ({ statusLetters }: ProposedMapping, { config }: MapSite): readonly string[] => {
  const own = new Set([...config.words.onSale, ...config.words.notOnSale].map((word) => word.toUpperCase()));
  return Object.entries(statusLetters).flatMap(([letter, { word }]) =>
    own.has(letter) ? [] : [`${letter} is ${word}`],
  );
};

const describeGuess = (source: string, guesses: readonly string[], place: string): string => {
  const [what, wrong] = guesses.length === 1 ? ['this', "it's"] : ['these', "one's"];
  return `We guessed ${what} from the ${source}: ${guesses.join(', ')}. Check with the dealer. If ${wrong} wrong, change it ${place}.`;
};

export const describeGuesses = (proposal: ProposedMapping, site: MapSite): readonly string[] => {
  const letters = listLetters(proposal, site);
  const yards = Object.entries(proposal.guessedYards).map(([yard, slug]) => `${yard} is ${slug}`);
  return [
    ...(proposal.priceGuess === null ? [] : [describePriceGuess(proposal.priceGuess), '']),
    ...(letters.length === 0
      ? []
      : [describeGuess('status letters', letters, 'in words.onSale or words.notOnSale under stockFeed'), '']),
    ...(yards.length === 0 ? [] : [describeGuess('yard codes', yards, 'under stockFeed.yards'), '']),
  ];
};

export const formatNextSteps = ({ file, siteSlug, isWritten }: MapArguments, format: FeedFormat): readonly string[] => {
  const site = siteSlug ?? 'SLUG';
  const words = ['import', quoteArgument(file), '--site', site];
  const command = `npm run stock -- ${[...words, ...(formatOfFile(file) === format ? [] : ['--format', format])].join(' ')}`;
  return [
    '',
    isWritten
      ? 'Next:'
      : `Copy the stockFeed part into the site.yaml of ${site}, or run this command again with --write. Then see what an import would change:`,
    `  ${command} --dry-run`,
  ];
};

export const describeRenamed = ({ renamed, doubts }: RenamedColumns): readonly string[] => [
  ...Object.entries(renamed).map(
    ([heading, column]) => `'${heading}' has the values of a missing column, so we read it as ${column}.`,
  ),
  ...doubts.map(({ headings, columns }) => {
    const named = headings.map((heading) => `'${heading}'`).join(' or ');
    return `${named} has the values of ${columns.join(' or ')}, but we can't tell which is which. Add the right line under columns.`;
  }),
];

export const formatColumns = (columns: FeedHeadings, proposed: Readonly<Record<string, string>>): readonly string[] => {
  const read = Object.entries(columns).flatMap(([heading, name]) => (name === null ? [] : [[heading, name] as const]));
  const width = Math.max(...read.map(([heading]) => heading.length));
  const unread = Object.keys(columns).filter((heading) => columns[heading] === null);
  return [
    ...read.map(
      ([heading, name]) =>
        `  ${heading.padEnd(width)}  ${name}${Object.hasOwn(proposed, heading) ? ' (proposed)' : ''}`,
    ),
    ...(unread.length === 0 ? [] : [`Not read: ${unread.join(', ')}`]),
  ];
};

export const formatMissing = (missing: readonly MissingChoice[]): readonly string[] =>
  missing.flatMap(({ column, headings }) => {
    const lines = headings.map((heading) => formatColumnLine(heading, column));
    const start =
      column === 'make_model'
        ? 'If one column has both make and model, such as "Mazda 3 Neo Sport", its line looks like this:'
        : `No heading was recognised as ${column}, which every file needs.`;
    if (lines.length === 0) return ['', `${start} Add its line under columns.`];
    const rest =
      column === 'make_model' ? '' : " If it's one of these, add its line under columns and run the command again:";
    return ['', `${start}${rest}`, ...lines.map((line) => `    ${line}`)];
  });

export const formatSuggestions = (likely: readonly LikelyColumn[]): readonly string[] => {
  if (likely.length === 0) return [];
  return [
    '',
    "Not read, but similar to a column we know. If it's the same, add its line under columns:",
    ...likely.map(({ heading, column }) => `    ${formatColumnLine(heading, column)}`),
  ];
};

export const formatHeadingLine = ({ headingLine }: FeedSample): string =>
  headingLine === null ? 'Columns:' : `Columns, with line ${headingLine} of the file as the headings:`;

const mostWords = 20;

const formatStatusWords = (words: readonly StatusWord[]): readonly string[] => {
  if (words.length === 0) return [];
  const unknown = words.filter(({ meaning }) => meaning === 'unknown');
  const shown = [...unknown, ...words.filter(({ meaning }) => meaning !== 'unknown')].slice(0, mostWords);
  const counted = shown.map(({ word, count, meaning }) => [`${word} (${count})`, statusMeanings[meaning]] as const);
  const width = Math.max(...counted.map(([word]) => word.length));
  const rest = words.length - shown.length;
  return [
    'Status words:',
    ...counted.map(([word, meaning]) => `  ${word.padEnd(width)}  ${meaning}`),
    ...(rest > 0 ? [`  and ${rest} more`] : []),
    ...(unknown.length > 0 ? ['Add each unknown word to words.onSale or words.notOnSale under stockFeed.'] : []),
    '',
  ];
};

export const formatNotes = (notes: ReturnType<typeof createFeedNotes>): readonly string[] => {
  const warnings = notes
    .listColumnWarnings()
    .map(({ row, column, reason }) => `${column ?? (row === null ? 'file' : `row ${row}`)}: ${reason}.`);
  return [...formatStatusWords(notes.listStatusWords()), ...warnings, ...(warnings.length > 0 ? [''] : [])];
};

const commentsLength = 60;

export const formatComments = (
  vehicles: readonly { readonly stockNumber: string; readonly dealerComments: string | null }[],
): readonly string[] =>
  vehicles.length === 0
    ? []
    : [
        'Comments that shoppers will read:',
        ...vehicles.map(({ stockNumber, dealerComments }) => {
          const start = (dealerComments ?? '').replaceAll(/\s+/g, ' ').slice(0, commentsLength);
          return `  ${stockNumber}: ${JSON.stringify(start)}`;
        }),
        '',
      ];
