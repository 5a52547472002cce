import { expect, it } from 'vitest';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { emptySearchState, type SearchState } from '#src/search/rules/search-state.ts';
import type { SearchAnswer } from '../../rules/query/search-query.ts';
import { buildFacetViews } from './build-facet-views.ts';

const counted = (...values: string[]) => values.map((value, at) => ({ value, count: at + 1 }));
const answer: SearchAnswer = {
  totalHits: 3,
  facets: {
    car_type: counted('new', 'used'),
    body: counted('SUV', 'Ute'),
    colour_family: counted('Blue', 'Red'),
    drive: counted('AWD'),
  },
  stats: {},
};
const openOf = (openFacets: number, refinements: SearchState['refinements'] = {}) => {
  const { site, paths } = makeTestContext({ search: { facets: ['carType', 'body', 'drive', 'colour'], openFacets } });
  const state = { ...emptySearchState, refinements };
  return buildFacetViews({ state, answer, makeAnswer: null, prices: [], config: site.config.search, paths }).map(
    ({ name, isOpen }) => `${name} ${isOpen ? 'open' : 'closed'}`,
  );
};

it('opens as many of the first filters as the site configures [B3.14]', () => {
  expect(openOf(0)).toEqual(['carType closed', 'body closed', 'colour closed']);
  expect(openOf(2)).toEqual(['carType open', 'body open', 'colour closed']);
});

it('opens a filter with a choice [B3.14]', () => {
  expect(openOf(1, { colour: ['Red'] })).toEqual(['carType open', 'body closed', 'colour open']);
});

it('offers a value shared by all vehicles only when it is chosen [B3.14]', () => {
  expect(openOf(0)).not.toContain('drive closed');
  expect(openOf(0, { drive: ['AWD'] })).toContain('drive open');
});

it('offers the first 40 values of a filter, and any chosen ones among the rest [B3.14]', () => {
  const { site, paths } = makeTestContext({ search: { facets: ['body'] } });
  const names = Array.from({ length: 60 }, (_, at) => `Body ${String(at).padStart(2, '0')}`);
  const many: SearchAnswer = { ...answer, facets: { body: names.map((value) => ({ value, count: 1 })) } };
  const state = { ...emptySearchState, refinements: { body: ['Body 57'] } };
  const source = { answer: many, makeAnswer: null, prices: [], config: site.config.search, paths };
  const labelsOf = (views: ReturnType<typeof buildFacetViews>): readonly string[] =>
    views.flatMap((view) => (view.kind === 'values' ? view.options.map(({ label }) => label) : []));
  expect(labelsOf(buildFacetViews({ ...source, state: emptySearchState }))).toHaveLength(40);
  const withChosen = labelsOf(buildFacetViews({ ...source, state }));
  expect(withChosen).toHaveLength(41);
  expect(withChosen.at(-1)).toContain('57');
});

it("counts nothing for a make named like an object's built-in property [B9.12]", () => {
  const names = Object.getOwnPropertyNames(Object.prototype);
  const { site, paths } = makeTestContext({ search: { facets: ['make'] } });
  const state = { ...emptySearchState, refinements: { make: names } };
  const [makes] = buildFacetViews({ state, answer, makeAnswer: null, prices: [], config: site.config.search, paths });
  expect(makes?.kind === 'makes' && makes.all.map(({ label, count }) => [label, count])).toEqual(
    expect.arrayContaining(names.map((name) => [name, 0])),
  );
});

it('gives a swatch to colour families only', () => {
  const { site, paths } = makeTestContext({ search: { facets: ['body', 'colour'] } });
  const colours: SearchAnswer = {
    ...answer,
    facets: { body: counted('White', 'Ute'), colour_family: counted('White', 'Other') },
  };
  const views = buildFacetViews({
    state: emptySearchState,
    answer: colours,
    makeAnswer: null,
    prices: [],
    config: site.config.search,
    paths,
  });
  const swatches = views.flatMap((view) =>
    view.kind === 'values' ? view.options.map(({ label, swatch }) => `${view.name} ${label} ${swatch}`) : [],
  );
  expect(swatches.sort()).toEqual([
    'body Ute undefined',
    'body White undefined',
    'colour Other undefined',
    'colour White white',
  ]);
});
