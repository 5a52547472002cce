import { create, insertMultiple, search, update } from '@orama/orama';
import type { EngineDocument } from '#src/search/engine/text/text-index.ts';
import { type BenchmarkAnswer, type Contestant, hitsPerPage } from './contestant.ts';
import type { BenchmarkQuery } from './generate-queries.ts';
import { benchmarkFacets } from './generate-stock.ts';
import { isListed, wordsOfCar } from './listed-stock.ts';

const schema = {
  ...(Object.fromEntries(benchmarkFacets.map((name) => [name, 'enum'])) as Record<
    (typeof benchmarkFacets)[number],
    'enum'
  >),
  words: 'string',
  price: 'number',
  km: 'number',
  year_number: 'number',
  custom_rank: 'number',
} as const;

interface Found {
  readonly count: number;
  readonly hits: readonly { readonly id: string }[];
  readonly facets?: Readonly<Record<string, { readonly values: Readonly<Record<string, number>> }>>;
}

const documentOf = (car: EngineDocument) => ({
  id: String(car.id),
  ...Object.fromEntries(benchmarkFacets.map((name) => [name, String(car[name])])),
  words: wordsOfCar(car),
  price: Number(car.price),
  km: Number(car.km),
  year_number: Number(car.year),
  custom_rank: Number(car.custom_rank),
});

const rangeName = (name: string): string => (name === 'year' ? 'year_number' : name);

const whereOf = ({ refinements, ranges }: BenchmarkQuery, except: string | undefined) => ({
  ...Object.fromEntries(
    Object.entries(refinements)
      .filter(([name]) => name !== except)
      .map(([name, values]) => [name, { in: [...values] }]),
  ),
  ...Object.fromEntries(
    Object.entries(ranges)
      .filter(([name]) => name !== except)
      .map(([name, { min = 0, max = 1e9 }]) => [rangeName(name), { between: [min, max] }]),
  ),
});

export const oramaContestant: Contestant = {
  name: 'Orama',
  load: (stock) => {
    const database = create({ schema });
    insertMultiple(database, stock.filter(isListed).map(documentOf), 5000);
    const run = (query: BenchmarkQuery, except: string | undefined, facets: readonly string[], limit: number): Found =>
      search(database, {
        ...(query.text === '' ? {} : { term: query.text, properties: ['words'], tolerance: 1, threshold: 0 }),
        where: whereOf(query, except),
        facets: Object.fromEntries(facets.map((name) => [name, { limit: 1000 }])),
        limit,
        offset: query.page * hitsPerPage,
        sortBy: {
          property: query.sort?.attribute ?? 'custom_rank',
          order: query.sort?.direction === 'asc' ? 'ASC' : 'DESC',
        },
      } as never) as unknown as Found;
    return {
      search: (query): BenchmarkAnswer => {
        const chosen = new Set([...Object.keys(query.refinements), ...Object.keys(query.ranges)]);
        const others = benchmarkFacets.filter((name) => !chosen.has(name));
        const main = run(query, undefined, others, hitsPerPage);
        const facets: Record<string, Record<string, number>> = {};
        const take = (found: Found, name: string): void => {
          const counted = Object.entries(found.facets?.[name]?.values ?? {}).filter(([, count]) => count > 0);
          facets[name] = Object.fromEntries(counted);
        };
        for (const name of others) take(main, name);
        for (const name of benchmarkFacets) if (chosen.has(name)) take(run(query, name, [name], 1), name);
        return { total: main.count, ids: main.hits.map(({ id }) => Number(id)), facets };
      },
      update: (car) => void update(database, String(car.id), documentOf(car) as never),
      close: () => undefined,
    };
  },
};
