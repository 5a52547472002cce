import { createWriteStream, type WriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import cliProgress from 'cli-progress';
import { readEnv } from '../../src/platform/env.ts';
import { loadSiteOrThrow } from '../../src/sites/server/load-site.ts';
import { openSitesDir } from '../../src/sites/server/site-source.ts';
import { describeUnlisted } from '../../src/stock-import/rules/count-kinds.ts';
import { saysMissingColumn } from '../../src/stock-import/rules/read-csv-header.ts';
import type { ImportSummary } from '../../src/stock-import/server/import-stock.ts';
import { createRemarkLog } from '../lib/create-remark-log.ts';
import { quoteArgument } from '../lib/quote-argument.ts';
import { createChangeList, mostShown } from './create-change-list.ts';
import { createWarningLog } from './create-warning-log.ts';
import {
  formatDryRunEnd,
  formatHolds,
  formatNamed,
  formatPriceDrops,
  formatReturned,
  formatSummary,
} from './format-summary.ts';
import { importAnywhere } from './import-anywhere.ts';
import type { ImportArguments } from './read-stock-arguments.ts';

const exitCodes = { applied: 0, held: 3 } as const;

const createProgress = (): cliProgress.SingleBar =>
  new cliProgress.SingleBar({
    format: 'Reading [{bar}] {percentage}% {rows} rows',
    stream: process.stderr,
    noTTYOutput: false,
    clearOnComplete: true,
  });

const writeFindings = (report: WriteStream | undefined, { held, named, returned }: ImportSummary): void => {
  for (const change of held) report?.write(`${JSON.stringify({ ...change, kind: 'held', what: change.kind })}\n`);
  for (const vehicle of named) report?.write(`${JSON.stringify({ kind: 'named', ...vehicle })}\n`);
  for (const vehicle of returned) report?.write(`${JSON.stringify({ kind: 'returned', ...vehicle })}\n`);
};

const closeReport = async (report: WriteStream | undefined): Promise<void> => {
  if (report === undefined) return;
  report.end();
  await finished(report);
};

const printLines = (lines: readonly (string | undefined)[]): void => {
  for (const line of lines) if (line !== undefined) console.error(line);
};

/** Prints nothing if the site can't be loaded. Its search settings decide which vehicles are listed. */
const printUnlisted = async ({ forSale }: ImportSummary, siteSlug: string): Promise<void> => {
  const site = await loadSiteOrThrow(openSitesDir(readEnv().SITES_DIR), siteSlug).catch(() => undefined);
  if (site === undefined) return;
  for (const line of describeUnlisted(forSale, site.config.search)) console.log(line);
};

const listNextCommands = ({ file, siteSlug, formats, missing }: ImportArguments) => {
  const fileOfSite = `${quoteArgument(file)} --site ${siteSlug}`;
  const options = [
    ...(formats.named === undefined ? [] : [`--format ${formats.named}`]),
    ...(missing === undefined ? [] : [`--missing ${missing}`]),
  ];
  const words = ['npm run stock -- import', fileOfSite, ...options].join(' ');
  return {
    map: `npm run stock -- map ${fileOfSite}`,
    import: words,
    accept: `${words} --accept`,
  };
};

const printSummary = (summary: ImportSummary, args: ImportArguments): void => {
  console.log(formatSummary(summary, args.siteSlug));
  const areAllListed = args.isDryRun && summary.changed <= mostShown;
  const drops = areAllListed ? undefined : formatPriceDrops(summary);
  if (drops !== undefined) console.log(drops);
  const returned = formatReturned(summary);
  if (returned !== undefined) console.log(returned);
  const commands = listNextCommands(args);
  const holds = formatHolds(summary, commands, args.isDryRun);
  if (holds !== undefined) console.log(holds);
};

const printNextCommand = (summary: ImportSummary, args: ImportArguments): void => {
  if (args.isDryRun) console.log(formatDryRunEnd(summary, listNextCommands(args)));
};

/** Returns exit code 3 if part of the feed was held back, otherwise 0. Throws if the import fails. */
export const importFile = async (args: ImportArguments): Promise<number> => {
  const { isVerbose } = args;
  const report = args.reportFile === undefined ? undefined : createWriteStream(args.reportFile);
  const progress = createProgress();
  const refusals = createRemarkLog({ kind: 'refused', title: 'Refused', isGrouped: false, report });
  const warnings = createWarningLog(report);
  const changes = createChangeList(report);
  progress.start(args.fileBytes, 0, { rows: 0 });
  try {
    const summary = await importAnywhere(args, readEnv(), {
      onProgress: ({ bytes, rows }) => progress.update(bytes, { rows }),
      onRefusal: refusals.add,
      onWarning: warnings.add,
      onUnknownHeadings: (headings) => {
        if (isVerbose) console.error(`Columns we don't read: ${headings.join(', ')}`);
      },
      onNamed: (vehicle) => console.error(formatNamed(vehicle)),
      onChange: changes.add,
    });
    progress.stop();
    writeFindings(report, summary);
    printSummary(summary, args);
    printLines([refusals.format()]);
    for (const list of changes.format()) console.log(list);
    printLines(warnings.format(isVerbose));
    await printUnlisted(summary, args.siteSlug);
    printNextCommand(summary, args);
    return exitCodes[summary.held.length > 0 ? 'held' : 'applied'];
  } catch (error) {
    progress.stop();
    printLines([refusals.format(), ...warnings.format(isVerbose)]);
    if (error instanceof Error && saysMissingColumn(error.message)) {
      throw new Error(
        `${error.message} If it has only been renamed, this command finds it:\n  ${listNextCommands(args).map}`,
      );
    }
    throw error;
  } finally {
    await closeReport(report);
  }
};
