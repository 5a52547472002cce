import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { buildBoundaryRules } from './build-boundary-rules.ts';
import { findRoleProblems } from './file-roles.ts';
import { findLayoutProblems, listSlices } from './find-layout-problems.ts';
import { findRouteProblems } from './find-route-problems.ts';
import { findUnusedEntries, type ImportingFile } from './find-unused-entries.ts';

interface SourceTree {
  readonly root: string;
  readonly files: readonly string[];
  readonly knownSlices: Readonly<Record<string, readonly string[]>>;
  readonly hostedSlices: readonly string[];
}

interface CruiseAnswer {
  readonly modules: readonly ImportingFile[];
  readonly summary: {
    readonly violations: readonly {
      readonly rule: { readonly name: string };
      readonly from: string;
      readonly to: string;
      readonly cycle?: readonly { readonly name: string }[];
    }[];
  };
}

export const cruiseOptions = {
  validate: true,
  outputType: 'json' as const,
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
};

const routeFolders = ['src/app/', 'src/app/console/'];

const cruiseTree = async ({ root, files, knownSlices, hostedSlices }: SourceTree): Promise<CruiseAnswer> => {
  const forbidden = [...buildBoundaryRules(listSlices(files), knownSlices, hostedSlices)];
  const folders = [...new Set(files.map((file) => file.slice(0, file.indexOf('/'))))];
  const { output } = await cruise(folders, { ...cruiseOptions, baseDir: root, ruleSet: { forbidden } });
  return JSON.parse(String(output));
};

export const findBoundaryProblems = async (tree: SourceTree): Promise<readonly string[]> => {
  const { modules, summary } = await cruiseTree(tree);
  const seen = new Set(modules.map(({ source }) => source));
  return [
    ...findLayoutProblems(tree.files, tree.knownSlices, tree.hostedSlices),
    ...findRoleProblems(tree.files),
    ...findRouteProblems(
      routeFolders.map((folder) => ({ folder, source: readFileSync(join(tree.root, folder, 'routes.ts'), 'utf8') })),
      tree.files,
    ),
    ...findUnusedEntries(modules, tree.knownSlices),
    ...tree.files.filter((file) => !seen.has(file)).map((file) => `${file}: was not seen by the parser`),
    ...summary.violations.map(({ rule, from, to, cycle }) =>
      cycle === undefined
        ? `${rule.name}: ${from} -> ${to}`
        : `${rule.name}: ${[from, ...cycle.map(({ name }) => name)].join(' -> ')}`,
    ),
  ];
};
