import { describe, expect, it } from 'vitest';
import { testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { resolveSearchPath } from '#src/search/rules/url/parse-search-state.ts';
import { buildSearchPaths } from '#src/search/rules/url/search-paths.ts';
import { manufacturers } from '#src/sites/config/manufacturers.ts';
import { findKnownMake } from '#src/stock-import/rules/names/known-makes.ts';
import { heading, prepareImports } from '#src/stock-import/server/testing/prepare-imports.ts';

it('spells the makes of feeds as sites do [L3.12]', () => {
  const spellings = manufacturers.map(({ name }) => findKnownMake(name.toUpperCase()) ?? name);
  expect(spellings).toEqual(manufacturers.map(({ name }) => name));
});

describe.each(testDatabases)('stock imported into the $name', ({ open }) => {
  const { startSite, run, load } = prepareImports(open);

  it('finds all spellings of a make and a model under one path, and keeps them there [D.03, D.57]', async () => {
    startSite();
    const rows = ['U1,TOYOTA,COROLLA', 'U2,toyota,corolla', 'U3,Toyota,Corolla', 'U4,ROAMIN,ETRAIL'];
    await run([heading, ...rows.map((row) => `${row},2021,,34990,,45000 km,\n`)]);
    await run([heading, 'U5,Roamin,eTrail,2021,,34990,,45000 km,\n']);
    const cars = await load();
    const paths = buildSearchPaths({
      defaultPath: '/search/used-cars/',
      itemTypes: ['car'],
      bodies: [],
      makes: [...new Set(cars.map(({ make }) => make))],
      makeModels: [...new Set(cars.map(({ make, model }) => `${make} ${model}`))],
      locations: [],
      dealerships: [],
    });
    const find = (path: string) => {
      const found = resolveSearchPath(path, paths);
      return found.kind === 'found' ? found.refinements : undefined;
    };
    expect(find('/search/toyota/corolla')).toEqual({ make: ['Toyota'], make_model: ['Toyota Corolla'] });
    expect(find('/search/roamin/etrail')).toEqual({ make: ['Roamin'], make_model: ['Roamin Etrail'] });
    expect(cars[0]).toMatchObject({ name: '2021 Toyota Corolla', slug: '2021-toyota-corolla-u1' });
  });
});
