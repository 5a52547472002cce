import { createReadStream } from 'node:fs';
import { open as openFile } from 'node:fs/promises';
import { type StockFeedConfig, stockFeedConfig } from '../../../src/stock-import/rules/config.ts';
import { createKindCounter } from '../../../src/stock-import/rules/count-kinds.ts';
import { createFeedNotes } from '../../../src/stock-import/rules/create-feed-notes.ts';
import { listMissingColumns, requiredFeedColumns } from '../../../src/stock-import/rules/feed-columns.ts';
import {
  createElementFinder,
  type FindElementTarget,
  settleWeakHeadings,
} from '../../../src/stock-import/rules/formats/map-foreign-record.ts';
import type { FeedHeadings } from '../../../src/stock-import/rules/limits/find-column-changes.ts';
import { proposeMapping } from '../../../src/stock-import/rules/mapping/propose-mapping.ts';
import { type Columns, pickRequired, withoutColumns } from '../../../src/stock-import/rules/match-renamed-columns.ts';
import { nameOfTarget } from '../../../src/stock-import/rules/read-csv-header.ts';
import { chooseFeedFormat } from '../../../src/stock-import/rules/sources/choose-feed-format.ts';
import { findLikelyColumns } from '../../../src/stock-import/rules/suggest-optional-columns.ts';
import { FeedFileError } from '../../../src/stock-import/server/feed-file-error.ts';
import { inspectFeedText } from '../../../src/stock-import/server/feed-text.ts';
import { sampleFeed } from '../../../src/stock-import/server/sample-feed.ts';
import type { Vehicle } from '../../../src/vehicle/rules/vehicle.ts';
import type { MapArguments } from '../read-stock-arguments.ts';
import { buildSwitches, formatSwitches } from './build-switches.ts';
import { findRenamed, noRenames } from './find-renamed-columns.ts';
import { createRowList } from './format-mapped-rows.ts';
import { listMissingChoices, listOthers } from './list-choices.ts';
import type { MapSite } from './read-map-site.ts';
import { readMappedRows } from './read-mapped-rows.ts';

const shownComments = 2;

const startBytes = 65_536;
const readStart = async (file: string): Promise<Buffer> => {
  const handle = await openFile(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(startBytes), 0, startBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
};

const nameHeadings = (
  headings: readonly string[],
  proposed: Readonly<Record<string, string>>,
  findTarget: FindElementTarget,
): FeedHeadings =>
  Object.fromEntries(
    headings.flatMap((heading) => {
      const target = findTarget(heading);
      const known = target === undefined ? null : (nameOfTarget(target) ?? target.kind);
      return heading === '' ? [] : [[heading, proposed[heading] ?? known]];
    }),
  );

/** Returns undefined if the file lacks some of the required columns, but not all. Throws any other error. */
const tryColumns = async <T>(read: () => Promise<T>, missing: readonly string[]): Promise<T | undefined> => {
  try {
    return await read();
  } catch (error) {
    const isMissing = missing.length > 0 && missing.length < requiredFeedColumns.length;
    if (isMissing && error instanceof FeedFileError && error.fault === 'columns') return undefined;
    throw error;
  }
};

export const readMapping = async (args: MapArguments, site: MapSite) => {
  const { file: path, siteSlug, format: typedFormat } = args;
  const open = (): AsyncIterable<Buffer> => createReadStream(path);
  const format = chooseFeedFormat(typedFormat ?? 'auto', path, await readStart(path));
  const text = await inspectFeedText(open, site.config, format);
  const file = { open, format, text, site };
  const sample = await sampleFeed(open, format, text);
  const findTarget = settleWeakHeadings(createElementFinder(site.config.columns), sample.headings, site.config.columns);
  const proposal = proposeMapping(
    sample,
    findTarget,
    site.createResolver(site.config.yards),
    site.config,
    site.guessYard,
  );
  const switches = buildSwitches(format, sample, proposal, site);
  const configOf = (columns: Columns): StockFeedConfig =>
    stockFeedConfig.parse({
      ...site.config,
      format: 'auto',
      separator: 'auto',
      ...switches,
      columns: { ...site.config.columns, ...withoutColumns(proposal.columns, columns), ...columns },
    });
  const named = new Set(Object.values(nameHeadings(sample.headings, proposal.columns, findTarget)));
  const missing = listMissingColumns(named);
  const required = pickRequired(proposal.columns);
  const found = await tryColumns(
    () => findRenamed(file, configOf, nameHeadings(sample.headings, required, findTarget)),
    missing,
  );
  const { renamed, doubts, prices } = found ?? noRenames;
  const config = configOf({ ...prices, ...renamed });
  const isAnyNamed = Object.keys(config.columns).length > 0;
  const columns = isAnyNamed ? config.columns : undefined;
  const proposed = { ...withoutColumns(proposal.columns, renamed), ...prices, ...renamed };
  const read = nameHeadings(sample.headings, proposed, findTarget);
  const unread = Object.keys(read).filter((heading) => read[heading] === null);
  const taken = new Set(Object.values(read).flatMap((name) => name ?? []));
  const doubted = proposal.doubted.filter(
    ({ heading, column }) =>
      !taken.has(column) &&
      site.config.columns[heading] === undefined &&
      (column !== 'location_code' || site.locationSlugs.length > 1),
  );
  const likely = [
    ...doubted,
    ...findLikelyColumns(unread, taken, sample).filter(({ heading }) =>
      doubted.every((one) => one.heading !== heading),
    ),
  ].map((one) => ({ ...one, others: listOthers(sample, one, taken) }));
  const list = createRowList(siteSlug ?? 'SLUG');
  const resolveLocation = site.createResolver(config.yards);
  const notes = createFeedNotes(site.config.columns, (cell) => resolveLocation(cell)?.location != null);
  const kinds = createKindCounter();
  const commented: Vehicle[] = [];
  const isRead = await tryColumns(async () => {
    for await (const row of readMappedRows(file, config, notes)) {
      list.add(row);
      if (row.kind !== 'vehicle') continue;
      kinds.add(row.vehicle);
      if (row.vehicle.dealerComments !== null && commented.length < shownComments) commented.push(row.vehicle);
    }
    return true;
  }, missing);
  return {
    site,
    format,
    sample,
    proposal,
    proposed,
    section: formatSwitches({ ...switches, columns }, proposal, site),
    read,
    unread,
    likely,
    renamed: { renamed, doubts },
    missing,
    fitting: isRead === true ? [] : listMissingChoices(sample, read, site.config.columns),
    isRead: isRead === true,
    list,
    notes,
    kinds,
    commented,
  };
};

export type Mapping = Awaited<ReturnType<typeof readMapping>>;
