import type { IForbiddenRuleType } from 'dependency-cruiser';

// Rules of import: app -> web | server | sites -> rules -> lib, never upward (docs/adr/0002-rules-of-import.md).

const slice = '^src/(?:vehicle|pricing|search|finance|market|stock-import)';

/** Which slice may know which: a slice that is not named here may be known by the composition root only. */
const knows = {
  vehicle: ['pricing', 'market', 'finance'],
  pricing: ['vehicle'],
  finance: ['vehicle', 'pricing'],
  market: ['vehicle', 'pricing'],
  search: ['vehicle', 'pricing', 'finance', 'market'],
  'stock-import': ['vehicle'],
};

const unknownSlices = Object.entries(knows).map(([name, allowed]) => {
  const others = Object.keys(knows).filter((other) => other !== name && !allowed.includes(other));
  return {
    name: `${name}-knows-only-${allowed.join('-and-')}`,
    severity: 'error' as const,
    from: { path: `^src/${name}/` },
    to: { path: `^src/(?:${others.join('|')})/` },
  };
});

const forbidden: IForbiddenRuleType[] = [
  {
    name: 'no-cycles',
    severity: 'error' as const,
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  {
    name: 'lib-imports-nothing',
    severity: 'error' as const,
    from: { path: '^src/lib/', pathNot: '\\.test\\.' },
    to: { path: '^src/', pathNot: '^src/lib/' },
  },
  {
    name: 'ui-imports-lib',
    severity: 'error' as const,
    from: { path: '^src/ui/' },
    to: { path: '^src/', pathNot: '^src/(?:ui|lib)/' },
  },
  {
    name: 'platform-imports-lib',
    severity: 'error' as const,
    from: { path: '^src/platform/' },
    to: { path: '^src/', pathNot: ['^src/(?:platform|lib)/', '^src/[^/]+/server/tables\\.ts$'] },
  },
  {
    name: 'rules-are-pure',
    severity: 'error' as const,
    from: { path: `${slice}/(?:rules|engine)/`, pathNot: '\\.test\\.' },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'rules-use-no-react',
    severity: 'error' as const,
    from: { path: `${slice}/(?:rules|engine)/` },
    to: { path: 'node_modules/(?:react|react-dom|react-router)/' },
  },
  {
    name: 'rules-import-rules-and-lib',
    severity: 'error' as const,
    from: { path: `${slice}/(?:rules|engine)/`, pathNot: '\\.test\\.' },
    to: { path: '^src/', pathNot: ['^src/lib/', `${slice}/(?:rules|engine)/`] },
  },
  {
    name: 'web-stays-off-the-server',
    severity: 'error' as const,
    from: { path: '^src/[^/]+/web/' },
    to: { path: '^src/(?:platform/|[^/]+/server/)', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'web-takes-only-types-of-config',
    severity: 'error' as const,
    from: { path: '^src/(?:[^/]+/web|ui|app/storefront)/' },
    to: { path: 'config\\.ts$', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'web-of-slices-does-not-meet',
    severity: 'error' as const,
    from: { path: '^src/([^/]+)/web/' },
    to: { path: '^src/[^/]+/web/', pathNot: ['^src/$1/web/', '^src/sites/web/'] },
  },
  {
    name: 'servers-meet-in-queries',
    severity: 'error' as const,
    from: { path: '^src/([^/]+)/server/', pathNot: ['\\.test\\.', '^src/app/'] },
    to: {
      path: '^src/[^/]+/server/',
      pathNot: ['^src/$1/server/', '/server/queries\\.ts$'],
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'nothing-imports-the-app',
    severity: 'error' as const,
    from: { path: '^src/', pathNot: ['^src/app/', '\\.test\\.'] },
    to: { path: '^src/app/' },
  },
  {
    name: 'source-does-not-import-demo',
    severity: 'error' as const,
    from: { path: '^src/', pathNot: ['^src/app/host/', '\\.test\\.'] },
    to: { path: '^demo/' },
  },
  {
    name: 'resolvable',
    severity: 'error' as const,
    from: {},
    to: { couldNotResolve: true, pathNot: ['^virtual:', '\\?url$', '\\+types'] },
  },
  ...unknownSlices,
];

/** dependency-cruiser's configuration. */
export const configuration = {
  forbidden,
  options: {
    parser: 'swc' as const,
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.react-router' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.css', '.js'],
      importsFields: ['imports'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
    },
  },
};
