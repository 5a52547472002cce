import { describe, expect, it } from 'vitest';
import { buildSearchQuery } from '#src/search/rules/query/build-search-query.ts';
import { parseSearchState } from '#src/search/rules/url/parse-search-state.ts';
import { findSimilarVehicles } from '#src/search/server/find-similar-vehicles.ts';
import { searchStock } from '#src/search/server/search-stock.ts';
import { indexStock } from '#src/search/testing/index-stock.ts';
import { loadSite } from '#src/sites/testing/load-site.ts';
import { parseOrThrow } from '#src/vehicle/testing/parse-or-throw.ts';
import { buildDemoStock } from './build-stock.ts';
import { demoDealers } from './dealers.ts';

const today = '2026-11-21';
const now = new Date(`${today}T12:00:00Z`);
const similarCount = 6;

interface Lists {
  /** First pictures in the order of each list. A vehicle without a photograph has an empty one. */
  readonly search: readonly string[];
  readonly similar: readonly (readonly string[])[];
}

const loadLists = async (slug: string): Promise<Lists> => {
  const loaded = await loadSite(`sites/${slug}`);
  if (loaded.kind === 'refused') throw new Error(loaded.message);
  const site = { ...loaded.site, configVersion: '1' };
  const { search } = site.config;
  const records = buildDemoStock(slug, today);
  const stock = records.map(parseOrThrow);
  const engine = indexStock(stock, site, now);
  const pictureOf = new Map(
    records.map(({ id, photos_count, primary_image_url }) => [
      Number(id),
      Number(photos_count) > 1 ? String(primary_image_url) : '',
    ]),
  );
  const state = parseSearchState({ pathname: search.path, searchParams: new URLSearchParams() });
  const query = buildSearchQuery(state, search, now.getTime() / 1000);
  const { hits } = searchStock(engine, { ...query, offset: 0, limit: 10_000 });
  const pictures = (ids: readonly unknown[]) => ids.map((id) => pictureOf.get(Number(id)) ?? '');
  const options = {
    indexes: { get: async () => engine },
    onBadHit: ({ id }: { readonly id: unknown }) => expect.fail(`hit ${id}`),
  };
  const listed = hits.flatMap(({ id }) => stock.find((vehicle) => vehicle.id === id) ?? []);
  const similar = await Promise.all(
    listed.map((vehicle) => findSimilarVehicles(options, site, vehicle, now, similarCount)),
  );
  return {
    search: pictures(hits.map(({ id }) => id)),
    similar: similar.map((found) => pictures(found.map(({ id }) => id))),
  };
};

/** How many places earlier a neighbour is: beside the vehicle (1), or above it in rows of three or four. */
const inRows = [1, 3, 4];
const beside = [1];

/** Counts vehicles with the same first picture as a neighbour. `gaps` are the neighbours' distances in the list. */
const countLookAlikes = (pictures: readonly string[], gaps: readonly number[]): number =>
  pictures.filter((picture, place) => picture !== '' && gaps.some((gap) => pictures[place - gap] === picture)).length;

describe.each(demoDealers.map(({ slug }) => slug))('lists of %s', (slug) => {
  it('show no two neighbours with the same picture, also in rows of three or four', async () => {
    const { search, similar } = await loadLists(slug);
    expect(search.length).toBeGreaterThan(50);
    expect(countLookAlikes(search, inRows)).toBe(0);
    expect(similar.reduce((sum, pictures) => sum + countLookAlikes(pictures, beside), 0)).toBe(0);
  });
});

it('show each picture at most three times on the first three pages', async () => {
  const { search } = await loadLists('wattle-group');
  const counts = Map.groupBy(search.slice(0, 63).filter(Boolean), (picture) => picture);
  expect(Math.max(...[...counts.values()].map(({ length }) => length))).toBeLessThanOrEqual(3);
});
