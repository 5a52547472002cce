import type { EngineDocument } from '#src/search/engine/text/text-index.ts';
import { sortNames } from '#src/search/rules/sort-table.ts';
import { buildLexicon } from '#src/search/rules/understanding/build-lexicon.ts';
import type { Lexicon } from '#src/search/rules/understanding/lexicon.ts';
import { understandQuery } from '#src/search/rules/understanding/understand-query.ts';
import type { BenchmarkQuery } from './generate-queries.ts';

const ownNames: Readonly<Record<string, string>> = { fuel_group: 'fuel', colour_family: 'colour' };

export const readBenchmarkLexicon = (stock: readonly EngineDocument[]): Lexicon =>
  buildLexicon({
    valuesOf: (attribute) => {
      // Badges stay words, because no engine filters by them.
      if (attribute === 'badge') return [];
      const name = ownNames[attribute] ?? attribute;
      return [...new Set(stock.flatMap((car) => car[name] ?? []).map(String))];
    },
    figures: { price: { min: 0, max: 1e6 }, km: { min: 0, max: 1e6 }, year: { min: 2008, max: 2026 } },
    thisYear: 2026,
    itemTypes: ['car'],
    sorts: sortNames,
    carTypeLabels: {},
    place: null,
    postcodes: [],
    nearbyKm: [],
    words: [],
  });

const sortOf = (sortBy: string): BenchmarkQuery['sort'] => {
  if (sortBy === '') return undefined;
  const [attribute = '', direction] = sortBy.split(':');
  return { attribute, direction: direction === 'asc' ? 'asc' : 'desc' };
};

const openEnds = ({ min, max }: { readonly min: number | null; readonly max: number | null }) => ({
  ...(min === null ? {} : { min }),
  ...(max === null ? {} : { max }),
});

export const readTypedWords = (query: BenchmarkQuery, lexicon: Lexicon): BenchmarkQuery => {
  const read = understandQuery(query.text, lexicon);
  if (read === null) return query;
  const { make_model: models, ...others } = read.refinements;
  const makes = (others.make ?? []).map((make) => `${make} `);
  const named = models?.map((model) => model.slice(makes.find((make) => model.startsWith(make))?.length ?? 0));
  return {
    ...query,
    text: read.text,
    refinements: { ...others, ...(named === undefined ? {} : { model: named }) },
    ranges: Object.fromEntries(Object.entries(read.ranges).map(([key, range]) => [key, openEnds(range)])),
    sort: sortOf(read.sortBy),
  };
};
