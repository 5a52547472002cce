import { statSync } from 'node:fs';
import { extname } from 'node:path';
import { parseArgs } from 'node:util';
import { type FeedFormat, feedFormats } from '../../src/stock-import/rules/config.ts';
import { missingPolicies } from '../../src/stock-import/rules/row-remark.ts';
import type { StockImportRequest } from '../../src/stock-import/server/stock-socket.ts';

export const importUsage = `Usage:
  npm run stock -- import --site SLUG FILE [options]

  --missing keep|unpublish|sold   what happens to cars of the site that are not in FILE: nothing, hidden, or marked as
                                  sold; without it, what the site's own stockFeed.missing says
  --format ${feedFormats.join('|')}    of FILE; known by its ending otherwise
  --report FILE.jsonl             writes every refused and unlikely row, everything that was held back, and with
                                  --dry-run every change, to a file, as JSON Lines
  --dry-run                       says what would change, and changes nothing
  --accept                        lets through what would be held back

It ends with 0 when the feed was applied, 1 when it failed and nothing changed, and 3 when something of it was held back.
docs/stock-feeds.md describes the formats, and what is held back.`;

/** Somebody asked how the command is used. */
export class ImportHelpAsked extends Error {
  override readonly name = 'ImportHelpAsked';
}

export interface ImportArguments extends StockImportRequest {
  readonly file: string;
  readonly fileBytes: number;
  readonly reportFile: string | undefined;
}

const formatByEnding: Readonly<Record<string, FeedFormat>> = {
  '.jsonl': 'jsonl',
  '.ndjson': 'jsonl',
  '.json': 'json',
  '.xml': 'xml',
  '.csv': 'csv',
  '.tsv': 'csv',
  '.txt': 'csv',
};

const readOneOf = <Choice extends string>(
  name: string,
  typed: string | undefined,
  choices: readonly Choice[],
): Choice | undefined => {
  const choice = choices.find((one) => one === typed);
  if (typed !== undefined && choice === undefined) throw new Error(`--${name} is one of ${choices.join(', ')}.`);
  return choice;
};

/** A feed is read twice, which a pipe can't be. */
const readFileBytes = (file: string): number => {
  const found = statSync(file, { throwIfNoEntry: false });
  if (found === undefined) throw new Error(`There is no file ${file}.`);
  if (!found.isFile()) throw new Error(`${file} is no file, but a folder or a pipe.`);
  return found.size;
};

export const readImportArguments = (args: readonly string[]): ImportArguments => {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      site: { type: 'string' },
      missing: { type: 'string' },
      format: { type: 'string' },
      report: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      accept: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) throw new ImportHelpAsked(importUsage);
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0 || values.site === undefined) throw new Error(importUsage);
  const missing = readOneOf('missing', values.missing, missingPolicies);
  const format = readOneOf('format', values.format, feedFormats) ?? formatByEnding[extname(file).toLowerCase()];
  if (format === undefined) throw new Error(`Say with --format whether ${file} is ${feedFormats.join(', ')}.`);
  return {
    file,
    fileBytes: readFileBytes(file),
    siteSlug: values.site,
    format,
    missing,
    isAccepted: values.accept,
    isDryRun: values['dry-run'],
    reportFile: values.report,
  };
};
