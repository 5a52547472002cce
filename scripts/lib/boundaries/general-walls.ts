import type { IForbiddenRuleType } from 'dependency-cruiser';
import { testFiles } from './wall.ts';

const pure = '^src/(?:[^/]+/(?:rules|engine|view)|lib|sites/model)/';
const inBrowser = '^src/(?:ui|[^/]+/web|app/(?:storefront|console))/';
const shipped = [testFiles, '\\.server\\.ts$', '^src/app/console/entry\\.server\\.tsx$'];
const onlyTypes = { dependencyTypesNot: ['type-only' as const] };

export const generalWalls: readonly IForbiddenRuleType[] = [
  { name: 'no circles', severity: 'error', from: {}, to: { circular: true } },
  {
    name: 'what is pure uses nothing of Node',
    severity: 'error',
    from: { path: pure, pathNot: testFiles },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'what is pure uses no package but Zod and htmlparser2',
    severity: 'error',
    from: { path: pure, pathNot: testFiles },
    to: { path: 'node_modules/', pathNot: 'node_modules/(?:zod|htmlparser2)/' },
  },
  {
    name: 'what a browser runs uses nothing of Node',
    severity: 'error',
    from: { path: inBrowser, pathNot: shipped },
    to: { dependencyTypes: ['core'], ...onlyTypes },
  },
  {
    // Keeps Zod out of browser bundles.
    name: 'what a browser runs takes only types of a configuration',
    severity: 'error',
    from: { path: inBrowser, pathNot: shipped },
    to: { path: ['^src/sites/config/', '^src/lib/schema/', '[/-](?:config|schema)\\.ts$'], ...onlyTypes },
  },
  {
    name: 'only tests import what is made for tests',
    severity: 'error',
    from: { path: '^src/', pathNot: testFiles },
    to: { path: `^src/.*${testFiles}` },
  },
  {
    name: 'every import is found',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true, pathNot: ['^virtual:', '\\?url$', '\\+types'] },
  },
];
