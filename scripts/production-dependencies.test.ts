import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { expect, it } from 'vitest';
import { cruiseOptions } from './lib/boundaries/find-boundary-problems.ts';

// `npm ci --omit=dev` after a build must be enough to serve and to run every operator's command.
const commands = ['start', 'db', 'checkout', 'finance', 'leads', 'payments', 'site', 'stock', 'wheel'];
const entries = [
  ...commands.map((name) => `scripts/${name}.ts`),
  // The bundles contain few packages and import the others, so this test finds the imports in the sources.
  'src/app/host/main.ts',
  ...globSync('src/app/{root,entry.*,storefront/**/*-route}.{ts,tsx}').filter((file) => !file.includes('.test.')),
];
const developmentOnly = ['src/app/host/stock/load-demo-stock.ts'];

interface Dependency {
  readonly module: string;
  readonly resolved: string;
  readonly dependencyTypes: readonly string[];
}

interface Module {
  readonly source: string;
  readonly dependencies: readonly Dependency[];
}

const isErased = ({ dependencyTypes }: Dependency): boolean => dependencyTypes.includes('type-only');

const listThreads = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(/new URL\('(\.[^']+\.ts)', import\.meta\.url\)/g)].map(([, path = '']) =>
    join(dirname(file), path),
  );

interface Import {
  readonly file: string;
  readonly module: string;
  readonly isProduction: boolean;
}

const listPackageImports = async (): Promise<readonly Import[]> => {
  const { output } = await cruise(['src', 'scripts'], { ...cruiseOptions, validate: false });
  const { modules } = JSON.parse(String(output)) as { readonly modules: readonly Module[] };
  const bySource = new Map(modules.map((module) => [module.source, module]));
  const waiting = new Set(entries);
  const found: Import[] = [];
  for (const file of waiting) {
    for (const dependency of bySource.get(file)?.dependencies ?? []) {
      const { module, resolved, dependencyTypes } = dependency;
      if (isErased(dependency)) continue;
      if (dependencyTypes.some((type) => type.startsWith('npm'))) {
        found.push({ file, module, isProduction: dependencyTypes.includes('npm') });
      } else if (existsSync(resolved) && !developmentOnly.includes(resolved)) waiting.add(resolved);
    }
    for (const thread of listThreads(file)) waiting.add(thread);
  }
  return found;
};

it('the server and the commands import production dependencies only', async () => {
  const imports = await listPackageImports();
  const files = imports.map(({ file }) => file);
  // One file each of the server, a page, a thread and a command shows that no kind of import was missed.
  expect(files).toEqual(
    expect.arrayContaining([
      'src/platform/log/create-logger.ts',
      'src/app/root.tsx',
      'src/platform/db/embedded/open-durable-postgres.ts',
      'scripts/lib/create-progress-bar.ts',
    ]),
  );
  const faults = imports.filter(({ isProduction }) => !isProduction).map(({ file, module }) => `${file} -> ${module}`);
  expect(faults).toEqual([]);
}, 60_000);
