import { statSync } from 'node:fs';
import { extname } from 'node:path';
import { assertFoldersExist } from '../../src/platform/env/assert-folders-exist.ts';
import { readEnv } from '../../src/platform/env.ts';
import { type FeedFormat, feedFormats } from '../../src/stock-import/rules/config.ts';
import { missingPolicies } from '../../src/stock-import/rules/row-remark.ts';
import type { StockImportRequest } from '../../src/stock-import/server/stock-socket.ts';
import { formatUsage } from '../lib/format-usage.ts';
import { quoteArgument } from '../lib/quote-argument.ts';
import { type CommandLine, readChoice, readCommandLine } from '../lib/read-command-line.ts';
import { type MapAnswers, readMapAnswers } from './map/map-answers.ts';

const usage = formatUsage({
  summary: "Imports stock feeds, and proposes how to read a dealer's own file.",
  calls: [
    'npm run stock -- import FILE --site SLUG [options]',
    'npm run stock -- map FILE [--site SLUG] [--write [--replace]] [options]',
  ],
  commands: {
    import: 'Applies a feed to the stock of a site',
    map: "Proposes the stockFeed settings for a dealer's file, and shows some of its rows as they'd appear. Changes nothing without --write",
  },
  options: {
    '--site SLUG': "The site. With it, map uses the site's stockFeed settings and checks yards and photo hosts",
    '--format FORMAT': `${feedFormats.join(', ')}; by default, import uses the site's stockFeed.format, then the file's extension`,
    '--missing POLICY':
      "What happens to vehicles that aren't in FILE: keep, unpublish or sold (stockFeed.missing by default)",
    '--report FILE.jsonl':
      'Writes refused rows, warnings, held-back changes and, in a dry run, all changes, as JSON Lines',
    '--dry-run': 'Prints what would change, and changes nothing',
    '--write': "Adds the proposed settings to the site's site.yaml; existing settings stay as they are",
    '--replace': 'With --write: replaces the existing stockFeed settings',
    '--columns "HEADING=COLUMN; ..."':
      'For map: what headings mean, using the column names in docs/stock-feeds/columns.md. At a terminal, map asks',
    '--yards "NAME=SLUG; ..."': 'For map: the location slug of each yard. At a terminal, map asks',
    '--on-sale "WORD; ..."':
      'For map: words in the status column for cars that are for sale; --not-on-sale takes the words for other cars',
    '--accept': 'Applies what would otherwise be held back',
    '--verbose': 'Prints everything, not only what needs your attention',
  },
  notes: ['docs/stock-feeds.md describes an import, and lists the pages about formats and held-back changes.'],
  example: 'npm run stock -- import stock.csv --site wattle-group --dry-run',
  failure: 'an error; nothing was changed\n  3  part of the feed was held back',
});

const commands = {
  import: ['site', 'format', 'missing', 'report', 'dry-run', 'accept', 'verbose'],
  map: ['site', 'format', 'write', 'replace', 'columns', 'yards', 'on-sale', 'not-on-sale', 'verbose'],
} as const;
type StockOption = (typeof commands)[keyof typeof commands][number];

export interface ImportArguments extends StockImportRequest {
  readonly command: 'import';
  readonly file: string;
  readonly fileBytes: number;
  readonly reportFile: string | undefined;
  readonly isVerbose: boolean;
}

export interface MapArguments {
  readonly command: 'map';
  readonly file: string;
  readonly siteSlug: string | undefined;
  readonly format: FeedFormat | undefined;
  readonly isWritten: boolean;
  readonly isReplaced: boolean;
  readonly answers: MapAnswers;
  readonly isVerbose: boolean;
}

const formatByEnding: Readonly<Record<string, FeedFormat>> = {
  '.jsonl': 'jsonl',
  '.ndjson': 'jsonl',
  '.json': 'json',
  '.xml': 'xml',
  '.csv': 'csv',
  '.tsv': 'csv',
  '.txt': 'csv',
  // An Excel file is read as CSV. The import then fails with a message that names the format and says how to save the
  // file as CSV.
  '.xlsx': 'csv',
  '.xlsm': 'csv',
  '.xls': 'csv',
};

export const formatOfFile = (file: string): FeedFormat | undefined => formatByEnding[extname(file).toLowerCase()];

/**
 * Returns the file's size. Throws if it isn't a regular file, because a feed is read several times and a pipe can be
 * read only once.
 */
const readFileBytes = (file: string): number => {
  const found = statSync(file, { throwIfNoEntry: false });
  if (found === undefined) throw new Error(`There is no file ${file}.`);
  if (!found.isFile()) throw new Error(`${file} must be a file, not a folder or a pipe.`);
  return found.size;
};

const readImport = (
  { values, fail }: CommandLine<keyof typeof commands, StockOption>,
  file: string,
): Omit<ImportArguments, 'fileBytes'> => ({
  command: 'import',
  file,
  siteSlug: values.site ?? fail('Name the site with --site.'),
  formats: { named: readChoice('format', values.format, feedFormats, fail), byEnding: formatOfFile(file) },
  missing: readChoice('missing', values.missing, missingPolicies, fail),
  isAccepted: values.accept !== undefined,
  isDryRun: values['dry-run'] !== undefined,
  reportFile: values.report,
  isVerbose: values.verbose !== undefined,
});

const readMap = (
  { values, fail }: CommandLine<keyof typeof commands, StockOption>,
  file: string,
  argv: readonly string[],
): MapArguments => {
  const isWritten = values.write !== undefined;
  if (isWritten && values.site === undefined) fail('--write needs the site: name it with --site.');
  if (values.replace !== undefined && !isWritten) {
    const added = [...(values.site === undefined ? ['--site', 'SLUG'] : []), '--write'];
    const command = ['npm run stock --', ...[...argv, ...added].map(quoteArgument)].join(' ');
    throw new Error(`--replace only works with --write. The whole command is:\n  ${command}`);
  }
  return {
    command: 'map',
    file,
    siteSlug: values.site,
    format: readChoice('format', values.format, feedFormats, fail),
    isWritten,
    isReplaced: values.replace !== undefined,
    answers: readMapAnswers(values, fail),
    isVerbose: values.verbose !== undefined,
  };
};

export const readStockArguments = (argv: readonly string[]): ImportArguments | MapArguments => {
  const line = readCommandLine(argv, { usage, commands, flags: ['dry-run', 'accept', 'write', 'replace', 'verbose'] });
  const { command, operand, fail } = line;
  const file = operand ?? fail('Name the file to read.');
  const args = command === 'import' ? readImport(line, file) : readMap(line, file, argv);
  assertFoldersExist(readEnv());
  const fileBytes = readFileBytes(file);
  return args.command === 'import' ? { ...args, fileBytes } : args;
};
