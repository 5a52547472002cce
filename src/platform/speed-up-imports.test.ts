import { execFileSync } from 'node:child_process';
import { symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { makeTemporaryFolder } from './testing/make-temporary-folder.ts';

const hooks = new URL('./speed-up-imports.ts', import.meta.url).href;

const measure = (...flags: readonly string[]): { readonly modules: string; readonly cpuMs: number } => {
  const code = `const { drizzle } = await import('drizzle-orm/node-postgres');
    const { sql } = await import('drizzle-orm');
    const { user, system } = process.cpuUsage();
    console.log(JSON.stringify({ modules: typeof drizzle + typeof sql, cpuMs: (user + system) / 1000 }));`;
  return JSON.parse(
    execFileSync(process.execPath, [...flags, '--input-type=module', '--eval', code], {
      env: { ...process.env, NODE_OPTIONS: '' },
      encoding: 'utf8',
    }),
  );
};

it('drizzle-orm is imported in less than half of the processor time', () => {
  measure();
  const slow = measure();
  const fast = measure('--import', hooks);
  expect(fast.modules).toBe(slow.modules);
  // If this fails because Node is as fast without the hooks, delete the hooks.
  expect(fast.cpuMs).toBeLessThan(slow.cpuMs / 2);
});

const printNames = `data:text/javascript,${encodeURIComponent(
  `import { registerHooks } from 'node:module';
   registerHooks({ resolve: (specifier, context, next) => {
     if (specifier.startsWith('drizzle-orm')) console.log(specifier);
     return next(specifier, context);
   } });`,
)}`;

it('Node is asked once for each name that several modules import', () => {
  const folder = makeTemporaryFolder('importers');
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const importer = "import 'drizzle-orm'; import 'drizzle-orm/sql';";
  for (const name of ['one.mjs', 'two.mjs']) writeFileSync(join(folder, name), importer);
  writeFileSync(join(folder, 'all.mjs'), "import './one.mjs'; import './two.mjs';");
  const asked = execFileSync(process.execPath, ['--import', printNames, '--import', hooks, join(folder, 'all.mjs')], {
    env: { ...process.env, NODE_OPTIONS: '' },
    encoding: 'utf8',
  });
  expect(asked).toBe('drizzle-orm\ndrizzle-orm/sql\n');
});
