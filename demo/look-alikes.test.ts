import { describe, expect, it } from 'vitest';
import { buildListingFilter, buildSearchQuery } from '#src/search/rules/query/build-search-query.ts';
import { allOf } from '#src/search/rules/query/filter-text.ts';
import { emptySearchState } from '#src/search/rules/search-state.ts';
import { findSimilarVehicles } from '#src/search/server/find-similar-vehicles.ts';
import { searchStock } from '#src/search/server/search-stock.ts';
import { indexStock } from '#src/search/testing/index-stock.ts';
import { loadSite } from '#src/sites/testing/load-site.ts';
import { parseOrThrow } from '#src/vehicle/testing/parse-or-throw.ts';
import { buildDemoStock } from './build-stock.ts';
import { demoDealers } from './dealers.ts';
import { withoutFace } from './stock/choose-face.ts';
import { type Paint, type Tone, toneOf } from './stock/colours.ts';

const today = '2026-11-21';
const now = new Date(`${today}T12:00:00Z`);
const similarCount = 6;

interface Lead {
  readonly file: string;
  readonly look: string;
  readonly tone: Tone;
}

type Leads = readonly (Lead | null)[];

const leadOf = ({ photos_count, primary_image_url }: Record<string, unknown>): Lead | null => {
  const file = String(primary_image_url);
  const { look, paint } = /\/(?<look>[^/]+)-(?<paint>[a-z]+)\.avif$/.exec(file)?.groups ?? {};
  if (Number(photos_count) < 2 || look === undefined) return null;
  return { file, look: withoutFace(look), tone: toneOf(paint as Paint) };
};

interface Lists {
  readonly models: readonly string[];
  readonly searches: readonly Leads[];
  readonly arrivals: Leads;
  readonly similar: readonly Leads[];
}

const loadLists = async (slug: string): Promise<Lists> => {
  const loaded = await loadSite(`sites/${slug}`);
  if (loaded.kind === 'refused') throw new Error(loaded.message);
  const site = { ...loaded.site, configVersion: '1' };
  const { search } = site.config;
  const records = buildDemoStock(slug, today);
  const stock = records.map(parseOrThrow);
  const engine = indexStock(stock, site, now);
  const leads = new Map(records.map((record) => [Number(record.id), leadOf(record)]));
  const leadsOf = (hits: readonly { readonly id?: unknown }[]): Leads =>
    hits.map(({ id }) => leads.get(Number(id)) ?? null);
  const find = (refinements: Readonly<Record<string, readonly string[]>>) => {
    const query = buildSearchQuery({ ...emptySearchState, refinements }, search, now.getTime() / 1000);
    return searchStock(engine, { ...query, offset: 0, limit: 10_000 }).hits;
  };
  const all = find({});
  const arrivals = searchStock(engine, {
    filter: buildListingFilter(search, now.getTime() / 1000),
    narrowing: allOf(['status = in_stock', 'photos_count > 1', 'shown_price > 0']),
    sort: ['created_at_timestamp:desc'],
    limit: site.home.arrivalsCount,
  });
  const options = {
    indexes: { get: async () => engine },
    onBadHit: ({ id }: { readonly id: unknown }) => expect.fail(`hit ${id}`),
  };
  const listed = all.flatMap(({ id }) => stock.find((vehicle) => vehicle.id === id) ?? []);
  const similar = await Promise.all(
    listed.map((vehicle) => findSimilarVehicles(options, site, vehicle, now, similarCount)),
  );
  return {
    models: listed.map(({ make, model }) => `${make} ${model}`),
    searches: [all, ...['new', 'demo', 'used'].map((type) => find({ car_type: [type] }))].map(leadsOf),
    arrivals: leadsOf(arrivals.hits),
    similar: similar.map(leadsOf),
  };
};

/**
 * Distances in the list between vehicles that are side by side, or one above the other, in a grid of one to four
 * columns.
 */
const inGrid = [1, 2, 3, 4];
const inRow = [1];

type IsAlike = (one: Lead, other: Lead) => boolean;

const hasSameFile: IsAlike = (one, other) => one.file === other.file;
const hasSameLook: IsAlike = (one, other) => one.look === other.look;

const findLookAlikes = (leads: Leads, gaps: readonly number[], isAlike: IsAlike): readonly string[] =>
  leads.flatMap((lead, place) =>
    gaps.flatMap((gap) => {
      const other = leads[place - gap] ?? null;
      return lead !== null && other !== null && isAlike(lead, other)
        ? [`${gap} apart: ${other.file} ${lead.file}`]
        : [];
    }),
  );

describe.each(demoDealers)('lists of $slug', async ({ slug }) => {
  const { models, searches, arrivals, similar } = await loadLists(slug);

  it('show no two neighbours with the same picture', () => {
    expect(searches[0]?.length).toBeGreaterThan(50);
    for (const leads of [...searches, arrivals]) expect(findLookAlikes(leads, inGrid, hasSameFile)).toEqual([]);
    for (const leads of similar) expect(findLookAlikes(leads, inRow, hasSameFile)).toEqual([]);
  });

  it('show no three vehicles of a model in a row on the first page', () => {
    const rows = models.slice(2, 21).map((model, place) => [models[place], models[place + 1], model]);
    for (const row of rows) expect(new Set(row).size, row.join(', ')).toBeGreaterThan(1);
  });
});

describe.each(['wattle-group', 'kingfisher-mazda', 'banksia-used'])('lists of %s', async (slug) => {
  const { searches, arrivals } = await loadLists(slug);

  it('show no two neighbours with the same shape, angle and setting, whatever their paints', () => {
    for (const leads of [...searches, arrivals]) expect(findLookAlikes(leads, inGrid, hasSameLook)).toEqual([]);
  });

  it('show no picture more than three times on the first three pages', () => {
    for (const leads of searches) {
      const firstPages = leads.slice(0, 63).filter((lead) => lead !== null);
      for (const uses of Map.groupBy(firstPages, ({ file }) => file).values()) expect(uses.length).toBeLessThan(4);
    }
  });
});
