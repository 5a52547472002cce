import type { SearchResponse } from '../../engine/search-api.ts';

type Counted = Pick<SearchResponse, 'facets' | 'stats'>;

export const facetInfo = ({ facets, stats }: Counted) => ({
  facetDistribution: Object.fromEntries(
    Object.entries(facets).map(([name, counts]) => [
      name,
      Object.fromEntries(counts.map(({ value, count }) => [value, count])),
    ]),
  ),
  facetStats: stats,
});

export const mergeFacets = (counted: readonly Counted[], maxValuesPerFacet: number | undefined) => {
  const facets = new Map<string, Map<string, number>>();
  const stats: Record<string, { min: number; max: number }> = {};
  for (const each of counted) {
    for (const [name, values] of Object.entries(each.facets)) {
      const counts = facets.get(name) ?? new Map<string, number>();
      facets.set(name, counts);
      for (const { value, count } of values) counts.set(value, (counts.get(value) ?? 0) + count);
    }
    for (const [name, { min, max }] of Object.entries(each.stats)) {
      const known = stats[name] ?? { min, max };
      stats[name] = { min: Math.min(known.min, min), max: Math.max(known.max, max) };
    }
  }
  const merged = [...facets].map(([name, counts]) => {
    const values = [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).slice(0, maxValuesPerFacet);
    return [name, values.map(([value, count]) => ({ value, count }))] as const;
  });
  return facetInfo({ facets: Object.fromEntries(merged), stats });
};
