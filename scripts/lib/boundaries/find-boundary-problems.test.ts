import { beforeAll, describe, expect, it } from 'vitest';
import { buildBoundaryRules } from './build-boundary-rules.ts';
import { findBoundaryProblems } from './find-boundary-problems.ts';
import { plantTree } from './testing/plant-tree.ts';

const knownSlices = { car: [], price: ['car'] };
const hostedSlices = ['car'];

type Planting = readonly [rule: string, path: string, source: string];

const take = (path: string): string => `import { x } from '${path}'; export const y = x;`;
const takeType = (path: string): string => `import type { X } from '${path}'; export type Y = X;`;

const plantings: readonly Planting[] = [
  ['lib imports nothing', 'src/lib/wrong.ts', take('#src/car/rules/car.ts')],
  ['ui imports lib', 'src/ui/wrong.tsx', take('#src/platform/db.ts')],
  ['ui imports lib', 'src/ui/wrong.tsx', takeType('#src/sites/model/layout.ts')],
  ['platform imports lib', 'src/platform/wrong.ts', take('#src/car/server/tables.ts')],
  ['the model of a site imports lib', 'src/sites/model/wrong.ts', takeType('../config/resolved-site.ts')],
  ['web of sites imports the model and ui', 'src/sites/web/wrong.tsx', takeType('../config/resolved-site.ts')],
  ['the configuration of sites joins rules of slices', 'src/sites/config/wrong.ts', take('#src/car/view/build-car.ts')],
  ['the server of sites imports their configuration', 'src/sites/server/wrong.ts', take('#src/car/rules/car.ts')],
  ['car: rules import rules', 'src/car/rules/wrong.ts', take('../view/build-car.ts')],
  ['car: rules import rules', 'src/car/rules/wrong.ts', takeType('#src/sites/config/resolved-site.ts')],
  ['car: rules import rules', 'src/car/rules/wrong.ts', takeType('#src/price/rules/price.ts')],
  ['car: rules import rules', 'src/car/rules/wrong.ts', take('../../../demo/build-stock.ts')],
  ['car: rules import rules', 'src/car/engine/wrong.ts', take('../view/build-car.ts')],
  ['car: view imports rules and view', 'src/car/view/wrong.ts', take('../web/car-card.tsx')],
  ['car: view imports rules and view', 'src/car/view/wrong.ts', takeType('#src/price/rules/price.ts')],
  ['car: web imports rules, view and ui', 'src/car/web/wrong.tsx', takeType('../server/tables.ts')],
  ['car: web imports rules, view and ui', 'src/car/web/wrong.tsx', take('#src/platform/db.ts')],
  ['price: web imports rules, view and ui', 'src/price/web/wrong.tsx', take('#src/car/web/car-card.tsx')],
  [
    'car: server imports no routes or jobs of another slice',
    'src/car/server/wrong.ts',
    take('#src/price/server/price-store.ts'),
  ],
  [
    'price: server imports no routes or jobs of another slice',
    'src/price/server/wrong.ts',
    takeType('#src/car/server/car-routes.ts'),
  ],
  [
    'price: server imports no routes or jobs of another slice',
    'src/price/server/wrong.ts',
    take('#src/car/web/car-card.tsx'),
  ],
  [
    'price: server imports no routes or jobs of another slice',
    'src/price/server/wrong.ts',
    take('#src/app/host/main.ts'),
  ],
  ['car: tests know whom the slice knows', 'src/car/rules/wrong.test.ts', take('#src/price/rules/price.ts')],
  ['storefront imports the server in *.server.ts only', 'src/app/storefront/wrong.ts', take('#src/platform/db.ts')],
  [
    'storefront imports the server in *.server.ts only',
    'src/app/storefront/car/wrong.ts',
    takeType('#src/car/server/tables.ts'),
  ],
  ['storefront imports the server in *.server.ts only', 'src/app/storefront/wrong.ts', take('../api/car-routes.ts')],
  ['storefront imports the server in *.server.ts only', 'src/app/storefront/wrong.ts', take('../console/console.ts')],
  [
    'the server files of storefront keep to it',
    'src/app/storefront/car/wrong.server.ts',
    take('#src/app/host/main.ts'),
  ],
  ['console imports the server in *.server.ts only', 'src/app/console/wrong.ts', take('../storefront/page-context.ts')],
  ['only routes and the server run *.server.ts', 'src/app/console/wrong.tsx', take('./load.server.ts')],
  ['what a browser runs uses nothing of Node', 'src/app/console/root.tsx', take('node:fs')],
  ['the server files of console keep to it', 'src/app/console/wrong.server.ts', take('../storefront/page-context.ts')],
  ['the api keeps to itself', 'src/app/api/wrong.ts', take('../storefront/page-context.ts')],
  ['the api keeps to itself', 'src/app/api/wrong.ts', take('#src/app/host/main.ts')],
  ["the framework's files import pages", 'src/app/wrong.ts', take('#src/app/api/car-routes.ts')],
  ['the api keeps to itself', 'src/app/api/wrong.ts', takeType('#src/price/rules/price.ts')],
  [
    'the host composes the app, what runs with the server, and the demo',
    'src/app/host/wrong.ts',
    take('../../../scripts/wrong.ts'),
  ],
  [
    'the host composes the app, what runs with the server, and the demo',
    'src/app/host/wrong.ts',
    take('#src/price/server/price-store.ts'),
  ],
  [
    'the host composes the app, what runs with the server, and the demo',
    'src/app/host/wrong.ts',
    take('#src/car/web/car-card.tsx'),
  ],
  ['only routes and the server run *.server.ts', 'src/app/storefront/car/wrong.tsx', take('./car-service.server.ts')],
  ['a page imports no other page', 'src/app/storefront/home/wrong.tsx', takeType('../car/car-route.tsx')],
  ['a page imports no other page', 'src/app/storefront/shell/wrong.tsx', take('../car/car-route.tsx')],
  ['what is pure uses nothing of Node', 'src/car/rules/wrong.ts', take('node:fs')],
  ['what is pure uses nothing of Node', 'src/car/view/wrong.ts', takeType('node:fs')],
  ['what is pure uses no package but Zod and htmlparser2', 'src/car/rules/wrong.ts', take('react')],
  ['what is pure uses no package but Zod and htmlparser2', 'src/car/view/wrong.ts', takeType('react')],
  ['what a browser runs uses nothing of Node', 'src/car/web/wrong.tsx', take('node:path')],
  ['what a browser runs takes only types of a configuration', 'src/car/web/wrong.tsx', take('../rules/config.ts')],
  [
    'what a browser runs takes only types of a configuration',
    'src/app/storefront/wrong.ts',
    take('#src/sites/config/resolved-site.ts'),
  ],
  [
    'what a browser runs takes only types of a configuration',
    'src/ui/wrong.tsx',
    take('#src/lib/schema/scalar-schemas.ts'),
  ],
  ['only tests import what is made for tests', 'src/car/rules/wrong.ts', take('../testing/make-car.ts')],
  ['only tests import what is made for tests', 'src/car/rules/wrong.ts', take('../bench/measure-car.ts')],
  ['every import is found', 'src/lib/wrong.ts', take('./nowhere.ts')],
  ['stands in no part of the layout', 'src/car/helpers/wrong.ts', 'export const y = 1;'],
  ['stands in no part of the layout', 'src/app/pages/wrong.ts', 'export const y = 1;'],
  ['stands in no part of the layout', 'src/wrong.ts', 'export const y = 1;'],
  ['named as a route, but in no table of routes', 'src/app/storefront/car/wrong-route.tsx', 'export const y = 1;'],
  ['named as a route, but in no table of routes', 'src/app/console/inbox/wrong-route.tsx', 'export const y = 1;'],
];

const targets = {
  'src/car/testing/make-car.ts': 'export const x = 1;',
  'src/car/bench/measure-car.ts': "import { x as y } from '../testing/make-car.ts'; export const x = y;",
  'scripts/wrong.ts': 'export const x = 1;',
};

const findIn = (
  planted: Readonly<Record<string, string>>,
  known: Readonly<Record<string, readonly string[]>> = knownSlices,
) => findBoundaryProblems({ ...plantTree({ ...targets, ...planted }), knownSlices: known, hostedSlices });

describe('the rules of import', () => {
  const planted = plantings.map(([rule, path, source], index) => ({
    rule,
    path: path.replace('wrong', `wrong-${index}`),
    source,
  }));
  let problems: readonly string[] = [];
  beforeAll(async () => {
    problems = await findIn(Object.fromEntries(planted.map(({ path, source }) => [path, source])));
  });

  it('find nothing in a valid tree', async () => {
    expect(await findIn({})).toEqual([]);
  });

  it.each(planted)('$rule: refuse $path with $source', ({ rule, path }) => {
    expect(problems.filter((problem) => problem.includes(rule) && problem.includes(path))).toHaveLength(1);
  });

  it('each refuse something', () => {
    const nameOf = (rule: string): string => rule.replace(/^(?:car|price): /, '');
    const shown = ['no circles', ...plantings.map(([rule]) => nameOf(rule))];
    const rules = buildBoundaryRules(Object.keys(knownSlices), knownSlices, hostedSlices).map(({ name }) =>
      nameOf(name ?? ''),
    );
    expect(rules.filter((rule) => !shown.includes(rule))).toEqual([]);
  });

  it('refuse a cycle, even of types only', async () => {
    const circle = { 'src/lib/one.ts': takeType('./two.ts'), 'src/lib/two.ts': takeType('./one.ts') };
    expect(await findIn(circle)).toContainEqual(
      expect.stringContaining('no circles: src/lib/one.ts -> src/lib/two.ts'),
    );
  });

  it('refuse a file that the parser missed', async () => {
    const { root, files } = plantTree({});
    expect(
      await findBoundaryProblems({ root, files: [...files, 'src/lib/unseen.ts'], knownSlices, hostedSlices }),
    ).toEqual(['src/lib/unseen.ts: was not seen by the parser']);
  });

  it('refuse a route file with another name', async () => {
    const routes = ['home/home-route.tsx', 'car/car-route.tsx', 'page-context.ts'].map(
      (file) => `'storefront/${file}'`,
    );
    expect(await findIn({ 'src/app/routes.ts': `export default [${routes}];` })).toEqual([
      "src/app/storefront/page-context.ts: a route's file is named *-route",
    ]);
  });
});

describe('a file named with a rejected word', () => {
  it('names the role to use', async () => {
    expect(await findIn({ 'src/car/server/car-keeper.ts': 'export const carKeeper = 1;' })).toEqual([
      'src/car/server/car-keeper.ts: name it by its role: job instead of keeper',
    ]);
  });
});

describe('a new slice', () => {
  it('is under all rules at once, and refused until the table lists it', async () => {
    const path = 'src/lease/rules/lease.ts';
    const source = ["import 'react';", "import 'node:fs';", "import '#src/car/server/tables.ts';"].join('\n');
    expect(await findIn({ [path]: source })).toEqual(
      expect.arrayContaining([
        'lease: a slice without a row in the table of slices',
        expect.stringMatching(`^what is pure uses no package but Zod and htmlparser2: ${path}`),
        expect.stringMatching(`^what is pure uses nothing of Node: ${path} -> fs`),
        `lease: rules import rules: ${path} -> src/car/server/tables.ts`,
      ]),
    );
  });

  it('is refused in the table without a folder, or in a cycle', async () => {
    expect(await findIn({}, { ...knownSlices, lease: [] })).toEqual(['lease: a row or entry without a slice']);
    expect(await findBoundaryProblems({ ...plantTree({}), knownSlices, hostedSlices: ['car', 'lease'] })).toEqual([
      'lease: a row or entry without a slice',
    ]);
    expect(await findIn({}, { car: ['price'], price: ['car'] })).toEqual([
      'the table of slices goes in a circle: car -> price -> car',
      'the table of slices goes in a circle: price -> car -> price',
      'car: may know price and does not: take it out of the table of slices',
    ]);
  });

  it('may be allowed only the slices that its shipped code imports', async () => {
    const onlyInTests = {
      'src/lease/rules/lease.ts': take('#src/car/rules/car.ts'),
      'src/lease/rules/lease.test.ts': take('#src/price/rules/price.ts'),
    };
    expect(await findIn(onlyInTests, { ...knownSlices, lease: ['car', 'price'] })).toEqual([
      'lease: may know price and does not: take it out of the table of slices',
    ]);
  });
});
