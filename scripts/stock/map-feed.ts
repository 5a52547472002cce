import { createReadStream } from 'node:fs';
import { open as openFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { stringify } from 'yaml';
import { loadPhotoSources } from '../../src/app/host/stock/load-photo-sources.ts';
import { readEnv } from '../../src/platform/env.ts';
import { listMediaDir } from '../../src/platform/media/list-media-dir.ts';
import { loadSiteOrThrow } from '../../src/sites/server/load-site.ts';
import { openSitesDir } from '../../src/sites/server/site-source.ts';
import type { PhotoSources } from '../../src/stock-import/rules/check-photo-addresses.ts';
import type { ResolveLocation } from '../../src/stock-import/rules/complete-feed-record.ts';
import { type FeedFormat, type StockFeedConfig, stockFeedConfig } from '../../src/stock-import/rules/config.ts';
import { createKindCounter, describeUnlisted, type ListedKinds } from '../../src/stock-import/rules/count-kinds.ts';
import { createFeedNotes, type StatusWord, statusMeanings } from '../../src/stock-import/rules/create-feed-notes.ts';
import { createLocationResolver } from '../../src/stock-import/rules/create-location-resolver.ts';
import { requiredFeedColumns } from '../../src/stock-import/rules/feed-columns.ts';
import {
  createElementFinder,
  type FindElementTarget,
} from '../../src/stock-import/rules/formats/map-foreign-record.ts';
import { type FeedHeadings, findColumnChanges } from '../../src/stock-import/rules/limits/find-column-changes.ts';
import { joinWords, listOwnSettings } from '../../src/stock-import/rules/list-own-settings.ts';
import {
  type Columns,
  matchRenamedColumns,
  pickRequired,
  type RenameCandidate,
  type RenamedColumns,
  withoutColumns,
} from '../../src/stock-import/rules/match-renamed-columns.ts';
import { measureAgreement, type ReadCar, type StoredRecord } from '../../src/stock-import/rules/measure-agreement.ts';
import { type ProposedMapping, proposeMapping } from '../../src/stock-import/rules/propose-mapping.ts';
import { nameOfTarget } from '../../src/stock-import/rules/read-csv-header.ts';
import { chooseFeedFormat } from '../../src/stock-import/rules/sources/choose-feed-format.ts';
import { suggestColumns } from '../../src/stock-import/rules/suggest-columns.ts';
import { suggestOptionalColumns } from '../../src/stock-import/rules/suggest-optional-columns.ts';
import { FeedFileError } from '../../src/stock-import/server/feed-file-error.ts';
import { type FeedText, inspectFeedText } from '../../src/stock-import/server/feed-text.ts';
import { planRow, startPass } from '../../src/stock-import/server/plan-row.ts';
import { readFeed } from '../../src/stock-import/server/read-feed.ts';
import { type FeedSample, sampleFeed } from '../../src/stock-import/server/sample-feed.ts';
import type { StockOnHand } from '../../src/stock-import/server/stock-on-hand.ts';
import { quoteArgument } from '../lib/quote-argument.ts';
import { createRowList, type MappedRow } from './format-mapped-rows.ts';
import { readLastFeed } from './read-stock.ts';
import { formatOfFile, type MapArguments } from './read-stock-arguments.ts';

/** Number of rows that are compared with the stock to recognise a column under a new name. */
const comparedRows = 200;
const startBytes = 65_536;
const noStock: StockOnHand = {
  byStockKey: new Map(),
  ids: new Set(),
  slugs: new Set(),
  names: [],
  stockVersion: 0,
} as StockOnHand;

interface MapSite {
  readonly siteSlug: string | undefined;
  readonly config: StockFeedConfig;
  readonly createResolver: (yards: StockFeedConfig['yards']) => ResolveLocation;
  readonly photoSources: PhotoSources;
  readonly locationSlugs: readonly string[];
  /** Undefined without a site. */
  readonly search: ListedKinds | undefined;
}

const readSite = async (slug: string | undefined): Promise<MapSite> => {
  if (slug === undefined) {
    const config = stockFeedConfig.parse({});
    return {
      siteSlug: slug,
      config,
      createResolver: () => () => undefined,
      photoSources: {},
      locationSlugs: [],
      search: undefined,
    };
  }
  const { SITES_DIR, MEDIA_DIR } = readEnv();
  const site = await loadSiteOrThrow(openSitesDir(SITES_DIR), slug);
  const { stockFeed } = site.config;
  return {
    siteSlug: slug,
    config: stockFeed,
    createResolver: (yards) => createLocationResolver(site, yards),
    photoSources: await loadPhotoSources(site, (folder) => listMediaDir(resolve(MEDIA_DIR, folder))),
    locationSlugs: site.locations.map((location) => location.slug),
    search: site.config.search,
  };
};

const readStart = async (file: string): Promise<Buffer> => {
  const handle = await openFile(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(startBytes), 0, startBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
};

/** Null for a heading that isn't read. */
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

/** A name in the settings has at most 40 characters. */
const maxYardLength = 40;

const chooseYards = (
  { yards, unknownYards }: ProposedMapping,
  { config, locationSlugs }: MapSite,
): StockFeedConfig['yards'] => {
  const [onlyLocation] = locationSlugs.length === 1 ? locationSlugs : [];
  const taken = onlyLocation === undefined ? [] : unknownYards.map((yard) => [yard, onlyLocation] as const);
  const found = [...Object.entries(yards), ...taken].filter(([yard]) => yard.length <= maxYardLength);
  return { ...Object.fromEntries(found), ...config.yards };
};

/** Format and separator are written only if they were set before and fit this file, because auto finds them. */
const keepPinned = (
  { format, separator }: StockFeedConfig,
  found: { readonly format: FeedFormat; readonly separator: FeedSample['separator'] },
): Partial<Pick<StockFeedConfig, 'format' | 'separator'>> => ({
  ...(format === found.format && { format }),
  ...(separator === found.separator && { separator }),
});

/** A list in the settings has at most 20 such words. */
const mostNoPrice = 20;

/** Starts from the site's own settings, because the dealer replaces them all with what is printed. */
const buildSwitches = (
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
  const allWords = { ...(words as object | undefined), ...(noPrice.length > 0 && { noPrice }) };
  return {
    ...keepPinned(config, { format, separator }),
    // An encoding is written only if it was set before. Without it, each file's encoding is detected, so the next
    // export can have another one.
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

/** Formats the switches as YAML. Yards that match no location follow as comments, to be filled in. */
const formatSwitches = (
  switches: Readonly<Record<string, unknown>>,
  unknownYards: readonly string[],
  { locationSlugs }: MapSite,
): string => {
  const yaml = stringify({ stockFeed: switches }).replace(
    /^ {2}missing: (unpublish|sold)$/m,
    (line, policy: 'unpublish' | 'sold') => `${line} # ${missingWords[policy]}`,
  );
  if (unknownYards.length === 0 || locationSlugs.length === 1) return yaml;
  const slugs = locationSlugs.length === 0 ? "the locations' slugs" : `one of ${locationSlugs.join(', ')}`;
  const lines = unknownYards.map((yard) => `  #   ${stringify({ [yard]: 'SLUG' })}`);
  const title = switches.yards === undefined ? '  # yards:' : '  # add to yards:';
  return `${yaml}${title} # for SLUG, write ${slugs}\n${lines.join('')}`;
};

const describeTakenYards = ({ unknownYards }: ProposedMapping, { locationSlugs }: MapSite): readonly string[] =>
  unknownYards.length === 0 || locationSlugs.length !== 1
    ? []
    : [`Yards taken for the only location, ${locationSlugs.join('')}: ${unknownYards.join(', ')}.`, ''];

const formatNextSteps = ({ file, siteSlug }: MapArguments, format: FeedFormat): readonly string[] => {
  const site = siteSlug ?? 'SLUG';
  const words = ['import', quoteArgument(file), '--site', site];
  const command = `npm run stock -- ${[...words, ...(formatOfFile(file) === format ? [] : ['--format', format])].join(' ')}`;
  return [
    '',
    `Copy the stockFeed part into the site.yaml of ${site}. Then try the import, and import:`,
    '',
    `  ${command} --dry-run`,
    `  ${command}`,
  ];
};

interface MappedFile {
  readonly open: () => AsyncIterable<Buffer>;
  readonly format: FeedFormat;
  readonly text: FeedText;
  readonly site: MapSite;
}

/** Reads a file as an import with the switches would read it into an empty site. */
async function* readMappedRows(
  { open, format, text, site }: MappedFile,
  config: StockFeedConfig,
  notes = createFeedNotes(),
): AsyncGenerator<MappedRow> {
  const context = {
    stock: noStock,
    pass: startPass(noStock),
    resolveLocation: site.createResolver(config.yards),
    needsLocation: site.locationSlugs.length > 1,
    nowMs: Date.now(),
    ...site.photoSources,
  };
  for await (const rows of readFeed({ open, format, config, text, judgeLastRow: () => 'take' })) {
    for (const row of rows) {
      if (row.kind === 'row') {
        const planned = planRow(row, context);
        if (planned.kind === 'vehicle') notes.add(row);
        yield planned;
      } else if (row.kind === 'refused' || row.kind === 'ignored') yield row;
    }
  }
}

const readCars = async (file: MappedFile, config: StockFeedConfig): Promise<readonly ReadCar[]> => {
  const cars: ReadCar[] = [];
  for await (const row of readMappedRows(file, config)) {
    if (row.kind !== 'vehicle') continue;
    const { key, recordJson, unread } = row;
    cars.push({ key, record: JSON.parse(recordJson) as StoredRecord, unread });
    if (cars.length >= comparedRows) break;
  }
  return cars;
};

/** Finds columns of the last feed that have a new heading, by comparing their values with the stock. */
const findRenamed = async (
  file: MappedFile,
  configOf: (columns: Columns) => StockFeedConfig,
  headings: FeedHeadings,
): Promise<RenamedColumns> => {
  const { siteSlug } = file.site;
  if (siteSlug === undefined) return { renamed: {}, doubts: [] };
  const keys = (await readCars(file, configOf({}))).map(({ key }) => key);
  const last = await readLastFeed(readEnv(), siteSlug, keys);
  const { gone, unread } = findColumnChanges(last.headings, headings);
  const unmapped = Object.fromEntries(unread.map((heading) => [heading, 'ignored']));
  const bare = gone.length === 0 ? [] : await readCars(file, configOf(unmapped));
  const candidates: RenameCandidate[] = [];
  for (const { heading: goneHeading, column } of gone) {
    for (const heading of unread) {
      const cars = await readCars(file, configOf({ ...unmapped, [heading]: column }));
      const agreement = measureAgreement({ heading, column }, cars, bare, last.records);
      candidates.push({ heading, column, goneHeading, agreement });
    }
  }
  return matchRenamedColumns(candidates);
};

const describeRenamed = ({ renamed, doubts }: RenamedColumns): readonly string[] => [
  ...Object.entries(renamed).map(
    ([heading, column]) => `'${heading}' has the values of a column that is gone, so it's read as ${column}.`,
  ),
  ...doubts.map(({ headings, columns }) => {
    const named = headings.map((heading) => `'${heading}'`).join(' or ');
    return `${named} has the values of ${columns.join(' or ')}, but we can't tell which is which. Add the right line under columns.`;
  }),
];

const formatColumns = (columns: FeedHeadings, proposed: Readonly<Record<string, string>>): readonly string[] => {
  const width = Math.max(...Object.keys(columns).map(({ length }) => length));
  return Object.entries(columns).map(
    ([heading, name]) =>
      `  ${heading.padEnd(width)}  ${name ?? 'not read'}${Object.hasOwn(proposed, heading) ? ' (proposed)' : ''}`,
  );
};

/** Returns undefined if the file lacks a required column. Throws if something else is wrong with it. */
const tryColumns = async <T>(read: () => Promise<T>, missing: readonly string[]): Promise<T | undefined> => {
  try {
    return await read();
  } catch (error) {
    const isMissing = missing.length > 0 && missing.length < requiredFeedColumns.length;
    if (isMissing && error instanceof FeedFileError && error.fault === 'columns') return undefined;
    throw error;
  }
};

const formatMissing = (
  sample: FeedSample,
  unread: readonly string[],
  missing: readonly (typeof requiredFeedColumns)[number][],
): readonly string[] =>
  missing.flatMap((name) => [
    '',
    `No heading was recognised as ${name}, which every file needs. If it's one of these, add its line under columns and run the command again:`,
    ...suggestColumns(sample, unread, name).map((line) => `    ${line}`),
  ]);

const formatSuggestions = (unread: readonly string[], taken: ReadonlySet<string>): readonly string[] => {
  const lines = suggestOptionalColumns(unread, taken);
  if (lines.length === 0) return [];
  return [
    '',
    "Not read, but much like a column that we know. If it's that, add its line under columns:",
    ...lines.map((line) => `    ${line}`),
  ];
};

const formatHeadingLine = ({ headingLine }: FeedSample): string =>
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
    ...(unknown.length > 0
      ? ["Add each word that isn't known to words.onSale or words.notOnSale under stockFeed."]
      : []),
    '',
  ];
};

/** Lists what each status word means and then, with a warning, what the import doesn't understand about sales. */
const formatNotes = (notes: ReturnType<typeof createFeedNotes>): readonly string[] => {
  const warnings = notes.listColumnWarnings().map(({ column, reason }) => `${column}: ${reason}.`);
  return [...formatStatusWords(notes.listStatusWords()), ...warnings, ...(warnings.length > 0 ? [''] : [])];
};

export const mapFeed = async (args: MapArguments): Promise<void> => {
  const { file: path, siteSlug, format: typedFormat } = args;
  const site = await readSite(siteSlug);
  const open = (): AsyncIterable<Buffer> => createReadStream(path);
  const format = chooseFeedFormat(typedFormat ?? 'auto', path, await readStart(path));
  const text = await inspectFeedText(open, site.config, format);
  const file = { open, format, text, site };
  const sample = await sampleFeed(open, format, text);
  const findTarget = createElementFinder(site.config.columns);
  const proposal = proposeMapping(sample, findTarget, site.createResolver(site.config.yards), site.config);
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
  const missing = requiredFeedColumns.filter((name) => !named.has(name));
  const required = pickRequired(proposal.columns);
  const found = await tryColumns(
    () => findRenamed(file, configOf, nameHeadings(sample.headings, required, findTarget)),
    missing,
  );
  const { renamed, doubts } = found ?? { renamed: {}, doubts: [] };
  const config = configOf(renamed);
  const isAnyNamed = Object.keys(config.columns).length > 0;
  const columns = isAnyNamed ? config.columns : undefined;
  console.log(formatSwitches({ ...switches, columns }, proposal.unknownYards, site));
  console.log(formatHeadingLine(sample));
  const proposed = { ...withoutColumns(proposal.columns, renamed), ...renamed };
  const read = nameHeadings(sample.headings, proposed, findTarget);
  for (const line of formatColumns(read, proposed)) console.log(line);
  for (const line of describeRenamed({ renamed, doubts })) console.log(line);
  const unread = Object.keys(read).filter((heading) => read[heading] === null);
  const taken = new Set(Object.values(read).flatMap((name) => name ?? []));
  for (const line of formatSuggestions(unread, taken)) console.log(line);
  console.log('');
  for (const line of describeTakenYards(proposal, site)) console.log(line);
  const list = createRowList(siteSlug ?? 'SLUG');
  const notes = createFeedNotes();
  const kinds = createKindCounter();
  const isRead = await tryColumns(async () => {
    for await (const row of readMappedRows(file, config, notes)) {
      list.add(row);
      if (row.kind === 'vehicle') kinds.add(row.vehicle);
    }
    return true;
  }, missing);
  if (isRead === undefined) {
    for (const line of formatMissing(sample, proposal.unread, missing)) console.log(line);
    return;
  }
  for (const line of formatNotes(notes)) console.log(line);
  for (const line of list.format()) console.log(line);
  for (const line of site.search === undefined ? [] : describeUnlisted(kinds.list(), site.search)) console.log(line);
  for (const line of formatNextSteps(args, format)) console.log(line);
};
