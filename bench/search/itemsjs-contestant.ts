import itemsjs from 'itemsjs';
import MiniSearch from 'minisearch';
import type { EngineDocument } from '#src/search/engine/text/text-index.ts';
import { type Contestant, hitsPerPage } from './contestant.ts';
import type { BenchmarkQuery } from './generate-queries.ts';
import { benchmarkFacets } from './generate-stock.ts';
import { isListed, wordsOfCar } from './listed-stock.ts';

const aggregations = Object.fromEntries(
  benchmarkFacets.map((name) => [name, { size: 1000, conjunction: false, hide_zero_doc_count: true }]),
);
const sortings = {
  custom_rank_desc: { field: 'custom_rank', order: 'desc' },
  price_asc: { field: 'price', order: 'asc' },
  km_asc: { field: 'km', order: 'asc' },
};

const asText = (car: EngineDocument): EngineDocument => ({
  ...car,
  seats: String(car.seats),
  year: String(car.year),
});

export const itemsjsContestant: Contestant = {
  name: 'itemsjs + MiniSearch',
  load: (stock) => {
    const cars: EngineDocument[] = stock.filter(isListed).map(asText);
    const places = new Map(cars.map(({ id }, place) => [id, place]));
    const engine = itemsjs(cars, { aggregations, sortings, native_search_enabled: false, custom_id_field: 'id' });
    const mini = new MiniSearch<{ id: unknown; words: string }>({ fields: ['words'] });
    mini.addAll(cars.map((car) => ({ id: car.id, words: wordsOfCar(car) })));
    const findIds = ({ text, ranges }: BenchmarkQuery, except: string | undefined): unknown[] | undefined => {
      const bounds = Object.entries(ranges).filter(([name]) => name !== except);
      const isIn = (car: EngineDocument): boolean =>
        bounds.every(
          ([name, { min = -Infinity, max = Infinity }]) => Number(car[name]) >= min && Number(car[name]) <= max,
        );
      if (text === '') return bounds.length === 0 ? undefined : cars.filter(isIn).map(({ id }) => id);
      return mini
        .search(text, {
          combineWith: 'AND',
          prefix: (_term, place, terms) => place === terms.length - 1,
          fuzzy: (term) => (term.length >= 9 ? 2 : term.length >= 5 ? 1 : false),
        })
        .map(({ id }) => id);
    };
    const run = (query: BenchmarkQuery, except: string | undefined) => {
      const ids = findIds(query, except);
      const { text, sort } = query;
      return engine.search({
        per_page: hitsPerPage,
        page: query.page + 1,
        filters: query.refinements,
        sort:
          sort === undefined ? (text === '' ? 'custom_rank_desc' : undefined) : `${sort.attribute}_${sort.direction}`,
        ...(ids === undefined ? {} : { ids }),
      });
    };
    const countsOf = (found: ReturnType<typeof run>, name: string): Record<string, number> =>
      Object.fromEntries(
        (found.data.aggregations[name]?.buckets ?? [])
          .filter(({ doc_count }) => doc_count > 0)
          .map(({ key, doc_count }) => [key, doc_count]),
      );
    return {
      search: (query) => {
        const found = run(query, undefined);
        const facets = Object.fromEntries(benchmarkFacets.map((name) => [name, countsOf(found, name)]));
        // itemsjs has no range facets, so a facet with a range needs its own search.
        for (const name of benchmarkFacets) if (name in query.ranges) facets[name] = countsOf(run(query, name), name);
        return { total: found.pagination.total, ids: found.data.items.map(({ id }) => id), facets };
      },
      update: (car) => {
        const changed = asText(car);
        const place = places.get(car.id);
        if (place === undefined) return;
        cars[place] = changed;
        mini.replace({ id: car.id, words: wordsOfCar(car) });
        engine.reindex(cars);
      },
      close: () => undefined,
    };
  },
};
