import { createReadStream } from 'node:fs';
import { open as openFile } from 'node:fs/promises';
import { stringify } from 'yaml';
import { locale } from '../../src/lib/australia.ts';
import { formatPrice } from '../../src/lib/format-number.ts';
import { readEnv } from '../../src/platform/env.ts';
import { loadSiteOrThrow } from '../../src/sites/server/load-site.ts';
import { openSitesDir } from '../../src/sites/server/site-source.ts';
import type { ResolveLocation } from '../../src/stock-import/rules/complete-feed-record.ts';
import { type FeedFormat, type StockFeedConfig, stockFeedConfig } from '../../src/stock-import/rules/config.ts';
import { createLocationResolver } from '../../src/stock-import/rules/create-location-resolver.ts';
import { createElementFinder } from '../../src/stock-import/rules/formats/map-foreign-record.ts';
import { type ProposedMapping, proposeMapping } from '../../src/stock-import/rules/propose-mapping.ts';
import { chooseFeedFormat } from '../../src/stock-import/rules/sources/choose-feed-format.ts';
import { type FeedText, inspectFeedText } from '../../src/stock-import/server/feed-text.ts';
import { type PlannedRow, planRow, startPass } from '../../src/stock-import/server/plan-row.ts';
import { readFeed } from '../../src/stock-import/server/read-feed.ts';
import { type FeedSample, sampleFeed } from '../../src/stock-import/server/sample-feed.ts';
import type { StockOnHand } from '../../src/stock-import/server/stock-on-hand.ts';
import type { MapArguments } from './read-stock-arguments.ts';

const shownRows = 10;
const startBytes = 65_536;
const noStock: StockOnHand = {
  byStockKey: new Map(),
  ids: new Set(),
  slugs: new Set(),
  stockVersion: 0,
} as StockOnHand;

interface MapSite {
  readonly config: StockFeedConfig;
  readonly createResolver: (yards: StockFeedConfig['yards']) => ResolveLocation;
  readonly imageHosts: ReadonlySet<string> | undefined;
  readonly locationSlugs: readonly string[];
}

const readSite = async (slug: string | undefined): Promise<MapSite> => {
  if (slug === undefined) {
    const config = stockFeedConfig.parse({});
    return { config, createResolver: () => () => undefined, imageHosts: undefined, locationSlugs: [] };
  }
  const site = await loadSiteOrThrow(openSitesDir(readEnv().SITES_DIR), slug);
  const { stockFeed, images } = site.config;
  return {
    config: stockFeed,
    createResolver: (yards) => createLocationResolver(site, yards),
    imageHosts: new Set(images.allowedHosts),
    locationSlugs: site.locations.map((location) => location.slug),
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

/** Builds the proposed switches. Leaves out words and yards if there are none. */
const buildSwitches = (
  format: FeedFormat,
  { encoding }: FeedText,
  { separator }: FeedSample,
  proposal: ProposedMapping,
  { config, locationSlugs }: MapSite,
): Record<string, unknown> => {
  const [onlyLocation] = locationSlugs.length === 1 ? locationSlugs : [];
  const yards = {
    ...config.yards,
    ...(onlyLocation !== undefined && Object.fromEntries(proposal.unknownYards.map((yard) => [yard, onlyLocation]))),
  };
  const noPrice = [...config.words.noPrice, ...proposal.noPriceWords];
  return {
    format,
    encoding,
    ...(separator !== null && { separator }),
    columns: { ...config.columns, ...proposal.columns },
    dateOrder: proposal.dateOrder,
    decimalMark: proposal.decimalMark,
    ...(noPrice.length > 0 && { words: { noPrice } }),
    ...(Object.keys(yards).length > 0 && { yards }),
  };
};

const describeUnknownYards = (yards: readonly string[], { locationSlugs }: MapSite): string => {
  const [onlyLocation] = locationSlugs;
  if (locationSlugs.length === 1) return `Yards taken for the only location, ${onlyLocation}: ${yards.join(', ')}.`;
  const slugs = locationSlugs.length === 0 ? '' : ` The site has: ${locationSlugs.join(', ')}.`;
  return `Yards to name in stockFeed.yards: ${yards.join(', ')}.${slugs}`;
};

const formatRow = (planned: PlannedRow): string => {
  if (planned.kind === 'refuse') {
    const reasons = planned.refusals.map(({ column, reason }) => `${column ?? 'row'}: ${reason}`);
    return [`row ${planned.refusals[0]?.row ?? '?'} is refused`, ...reasons.map((reason) => `    ${reason}`)].join(
      '\n',
    );
  }
  const { vehicle, warnings } = planned;
  const parts = [
    vehicle.stockNumber,
    vehicle.name,
    vehicle.priceCents === null ? 'no price' : `${formatPrice(vehicle.priceCents)} ${vehicle.priceType ?? ''}`.trim(),
    vehicle.odometerKm === null ? 'no odometer' : `${vehicle.odometerKm.toLocaleString(locale)} km`,
    vehicle.locationName ?? 'no yard',
    `${vehicle.images.length} photos`,
  ];
  return [parts.join(' | '), ...warnings.map(({ column, reason }) => `    ${column ?? 'row'}: ${reason}`)].join('\n');
};

/** Describes the first ten rows as an import with the proposed switches would read them. */
const showRows = async (
  open: () => AsyncIterable<Buffer>,
  format: FeedFormat,
  config: StockFeedConfig,
  text: FeedText,
  { createResolver, imageHosts }: MapSite,
): Promise<readonly string[]> => {
  const lines: string[] = [];
  const pass = startPass();
  const resolveLocation = createResolver(config.yards);
  const context = { stock: noStock, pass, resolveLocation, nowMs: Date.now(), ...(imageHosts && { imageHosts }) };
  for await (const rows of readFeed({ open, format, config, text, judgeLastRow: () => 'take' })) {
    for (const row of rows) {
      if (row.kind === 'row') lines.push(formatRow(planRow(row, context)));
      else if (row.kind === 'refused') lines.push(`row ${row.row} is refused\n    ${row.reason}`);
      if (lines.length >= shownRows) return lines;
    }
  }
  return lines;
};

/** Proposes a mapping for a file and shows its first rows. */
export const mapFeed = async ({ file, siteSlug, format: typedFormat }: MapArguments): Promise<void> => {
  const site = await readSite(siteSlug);
  const open = (): AsyncIterable<Buffer> => createReadStream(file);
  const text = await inspectFeedText(open, site.config);
  const format = chooseFeedFormat(typedFormat ?? site.config.format, file, await readStart(file));
  const sample = await sampleFeed(open, format, text);
  const findTarget = createElementFinder(site.config.columns);
  const proposal = proposeMapping(sample, findTarget, site.createResolver(site.config.yards));
  const switches = buildSwitches(format, text, sample, proposal, site);
  console.log(stringify({ stockFeed: switches }));
  if (proposal.unread.length > 0) console.log(`Not read: ${proposal.unread.slice(0, 50).join(', ')}\n`);
  if (proposal.unknownYards.length > 0) console.log(`${describeUnknownYards(proposal.unknownYards, site)}\n`);
  const config = stockFeedConfig.parse({ ...site.config, ...switches });
  for (const line of await showRows(open, format, config, text, site)) console.log(line);
};
