import { expect, it } from 'vitest';
import { createSiteSearchPaths } from '#src/search/server/site-search-paths.ts';
import { indexStock } from '#src/search/testing/index-stock.ts';
import { makeTestIndexes } from '#src/search/testing/make-test-indexes.ts';
import { minimalSite } from '#src/sites/testing/minimal-site.ts';
import { resolveOrThrow } from '#src/sites/testing/resolve-or-throw.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { createShellLoader } from './load-shell.server.ts';

const now = new Date('2026-11-21T02:00:00Z');
const site = {
  ...resolveOrThrow(minimalSite('yard', 'used', { navigation: [{ label: 'Stock', list: 'carTypes' }] })),
  configVersion: '1',
};

const loadFor = (bodies: readonly string[]) => {
  const stock = bodies.map((simpleBody, at) => makeTestVehicle({ id: at + 1, slug: `car-${at + 1}`, simpleBody }));
  const indexes = makeTestIndexes(indexStock(stock, site, now));
  const onProblem = (error: unknown) => expect.fail(String(error));
  return createShellLoader({ indexes, pathsOf: createSiteSearchPaths(indexes), onProblem }).load(site, now);
};

it.each([
  [['Hatch', 'SUV'], 'All cars'],
  [['Hatch', 'Motorcycle'], 'All vehicles'],
])('names in its menu what the yard lists: %j [D.53]', async (bodies, label) => {
  const { shell } = await loadFor(bodies);
  expect(JSON.stringify(shell.menu)).toContain(`"label":"${label}"`);
});

it.each([
  [undefined, ['Kia Rio 2', 'Mazda CX-5 1', 'Polestar 4 1', 'All models']],
  ['mazda', ['CX-5 1', 'All models']],
])(
  'names the models with their makes and counts them, without the make at a dealer of one: %j [L2.37]',
  async (manufacturer, labels) => {
    const navigation = [{ label: 'Vehicles', list: 'models' }];
    const dealer = {
      ...resolveOrThrow(minimalSite('yard', 'used', { navigation, ...(manufacturer && { manufacturer }) })),
      configVersion: '1',
    };
    const stock = [
      { make: 'Kia', model: 'Rio' },
      { make: 'Kia', model: 'Rio' },
      { make: 'Mazda', model: 'CX-5' },
      { make: 'Polestar', model: 'Polestar 4' },
    ].map((fields, at) => makeTestVehicle({ id: at + 1, slug: `car-${at + 1}`, ...fields }));
    const indexes = makeTestIndexes(indexStock(stock, dealer, now));
    const loader = createShellLoader({ indexes, pathsOf: createSiteSearchPaths(indexes), onProblem: expect.fail });
    const { shell } = await loader.load(dealer, now);
    expect(shell.menu[0]?.links.map(({ label, count }) => [label, count].join(' ').trim())).toEqual(labels);
  },
);

it('lists no budget that leads to the same vehicles as the one before it [L2.38]', async () => {
  const prices = [9_000, 9_500, 28_000, 29_000, 900_000];
  const stock = prices.map((dollars, at) =>
    makeTestVehicle({ id: at + 1, slug: `car-${at + 1}`, priceCents: dollars * 100 }),
  );
  const indexes = makeTestIndexes(indexStock(stock, site, now));
  const loader = createShellLoader({ indexes, pathsOf: createSiteSearchPaths(indexes), onProblem: expect.fail });
  const { shell } = await loader.load(site, now);
  const budgets = shell.menu[0]?.groups?.find(({ title }) => title === 'Budget')?.links ?? [];
  expect(budgets.map(({ label, count }) => `${label}: ${count}`)).toEqual(['Up to $10,000: 2', 'Up to $30,000: 4']);
});
