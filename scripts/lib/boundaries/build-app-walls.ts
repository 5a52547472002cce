import type { IForbiddenRuleType } from 'dependency-cruiser';
import { buildWall, testFiles } from './wall.ts';

const serverFile = '\\.server\\.ts$';
/** Runs only on the server. It ends in .tsx, because React Router prescribes its name. */
const consoleEntry = '^src/app/console/entry\\.server\\.tsx$';
const sharedByPages = '^src/app/storefront/(?:shell|vehicle-card|test-drive-form)/';

export const buildAppWalls = (
  slices: readonly string[],
  hostedSlices: readonly string[],
): readonly IForbiddenRuleType[] => {
  const layersOf = (some: readonly string[], names: string): string => `^src/(?:${some.join('|')})/(?:${names})/`;
  const layers = (names: string): string => layersOf(slices, names);
  const hosted = layersOf(hostedSlices, 'rules|view|engine|server');
  const shown = ['^src/(?:lib|ui)/', '^src/sites/(?:model|config|theme|web)/', layers('rules|view|web')];
  const served = ['^src/platform/', '^src/sites/server/', layers('engine|server')];
  const buildPartWalls = (part: 'storefront' | 'console'): readonly IForbiddenRuleType[] => [
    buildWall({
      name: `${part} imports the server in *.server.ts only`,
      inside: `^src/app/${part}/`,
      butNot: serverFile,
      mayImport: [...shown, `^src/app/${part}/`],
    }),
    buildWall({
      name: `the server files of ${part} keep to it`,
      inside: `^src/app/${part}/.*${serverFile}`,
      mayImport: [...shown, ...served, `^src/app/${part}/`],
    }),
  ];
  return [
    ...buildPartWalls('storefront'),
    ...buildPartWalls('console'),
    buildWall({
      name: 'the api keeps to itself',
      inside: '^src/app/api/',
      mayImport: ['^src/(?:lib|platform)/', '^src/sites/(?:model|config|server)/', hosted, '^src/app/api/'],
    }),
    buildWall({
      name: "the framework's files import pages",
      inside: '^src/app/(?:page/|[^/]+$)',
      mayImport: [...shown, '^src/app/(?:page/|[^/]+$)', '^src/app/(?:storefront|console)/'],
    }),
    buildWall({
      name: 'the host composes the app, what runs with the server, and the demo',
      inside: '^src/app/host/',
      mayImport: ['^src/(?:lib|platform|sites|app)/', hosted, '^demo/'],
    }),
    {
      // React Router removes loader-only imports only from route files. From any other file, a *.server.ts would reach
      // the browser.
      name: 'only routes and the server run *.server.ts',
      severity: 'error',
      from: {
        path: '^src/app/(?:storefront|console)/',
        pathNot: [testFiles, serverFile, consoleEntry, '-route\\.tsx?$'],
      },
      to: { path: serverFile, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'a page imports no other page',
      severity: 'error',
      from: { path: '^src/app/storefront/([^/]+)/', pathNot: testFiles },
      to: { path: '^src/app/storefront/[^/]+/', pathNot: ['^src/app/storefront/$1/', sharedByPages] },
    },
  ];
};
