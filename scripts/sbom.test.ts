import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { makeTemporaryFolder } from '../src/platform/testing/make-temporary-folder.ts';
import { runCommand } from './lib/run-command.ts';

const component = z.object({
  'bom-ref': z.string().min(1),
  type: z.literal('library'),
  name: z.string().min(1),
  version: z.string().regex(/^\d+\.\d+\.\d+/),
  purl: z.string().regex(/^pkg:npm\/[^@]+@\d/),
  scope: z.enum(['required', 'optional']),
  hashes: z.array(z.object({ alg: z.literal('SHA-512'), content: z.string().regex(/^[0-9a-f]{128}$/) })).min(1),
});
const bomSchema = z.object({
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.literal('1.5'),
  serialNumber: z.string().regex(/^urn:uuid:[0-9a-f-]{36}$/),
  version: z.literal(1),
  metadata: z.object({
    timestamp: z.iso.datetime(),
    component: component.omit({ scope: true, hashes: true }).extend({ type: z.literal('application') }),
  }),
  components: z.array(component),
  dependencies: z.array(z.object({ ref: z.string(), dependsOn: z.array(z.string()).optional() })),
});

const packageFile = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly name: string;
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
};
const lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  readonly packages: Readonly<Record<string, { readonly version: string; readonly dev?: boolean }>>;
};
const folder = makeTemporaryFolder('sbom');
const run = (...args: readonly string[]) => runCommand(process.execPath, ['scripts/sbom.ts', ...args], { quiet: true });

describe('npm run sbom', { timeout: 60_000 }, () => {
  let text: string;
  let bom: z.output<typeof bomSchema>;
  beforeAll(async () => {
    const file = join(folder, 'new', 'sbom.json');
    const { exitCode, output } = await run(file);
    expect(exitCode, output).toBe(0);
    text = readFileSync(file, 'utf8');
    bom = bomSchema.parse(JSON.parse(text));
  });

  it('lists exactly the packages that npm installs for production', () => {
    const locked = Object.entries(lockfile.packages).filter(([path, { dev }]) => path !== '' && dev !== true);
    const expected = new Set(locked.map(([path, { version }]) => `${path.split('node_modules/').at(-1)}@${version}`));
    expect(new Set(bom.components.map(({ name, version }) => `${name}@${version}`))).toEqual(expected);
    for (const [name, version] of Object.entries(packageFile.dependencies))
      expect(expected).toContain(`${name}@${version}`);
    const names = new Set(bom.components.map(({ name }) => name));
    expect(['vitest', '@biomejs/biome', 'lighthouse', 'knip'].filter((name) => names.has(name))).toEqual([]);
  });

  it('describes a whole graph under the name of this project', () => {
    expect(bom.metadata.component).toMatchObject({ name: packageFile.name, version: packageFile.version });
    const refs = [bom.metadata.component['bom-ref'], ...bom.components.map((each) => each['bom-ref'])];
    expect(new Set(refs).size).toBe(refs.length);
    const used = bom.dependencies.flatMap(({ ref, dependsOn = [] }) => [ref, ...dependsOn]);
    expect(used.filter((ref) => !refs.includes(ref))).toEqual([]);
  });

  it('tells nothing of this machine', () => {
    expect(text).not.toContain(process.cwd());
    expect(text).not.toContain(tmpdir());
  });

  it.each([[['sbom.xml']], [['a.json', 'b.json']]])('refuses %j', async (args) => {
    expect(await run(...args)).toMatchObject({ exitCode: 1, output: expect.stringContaining('Usage:') });
  });
});
