import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { makeTemporaryFolder } from '#src/platform/testing/make-temporary-folder.ts';
import { isSwitched, listSwitches } from '#src/sites/config/list-switches.ts';
import type { RawObject } from '#src/sites/config/merge-layers.ts';
import { type SchemaNode, siteJsonSchema } from '#src/sites/config/site-json-schema.ts';
import { buildEditorSchema } from './build-editor-schema.ts';
import { buildSwitchPages } from './build-switch-pages.ts';
import { findReaders } from './find-readers.ts';
import { listProductFiles } from './list-product-files.ts';
import { readDemoInputs } from './read-demo-inputs.ts';

// The reasons why some switches are the same on all six demo sites.
const leftAlone: Readonly<Record<string, string>> = {
  'searchEngine.host': 'needs a Meilisearch server beside the demo',
  'searchEngine.index': 'needs a Meilisearch server beside the demo',
  'brand.palette.surface': 'all four templates draw cards on white',
  'brand.palette.onAction': 'all four templates write white on the filled button',
  'theme.shadowCard': 'no template casts a shadow at rest',
  'financeApplication.service': 'needs an account with a lender',
  'tradeIn.service': 'needs an account with a valuer',
  'market.autograbService': 'needs an account with the service',
  'finance.youx.service': 'needs an account with the service',
  'places.geocoder': 'needs an account with the service',
  'payments.gateway': 'needs an account with the service',
  'payments.stripe': 'needs an account with the service',
  'chat.chatwoot': 'needs an account with the service',
  'staff.directory': 'needs a directory with people',
  'chat.apiTokenVariable': 'needs an account with the service',
};

let inputs: ReadonlyMap<string, RawObject>;
const readers = findReaders(listSwitches(siteJsonSchema), listProductFiles());

beforeAll(async () => {
  inputs = await readDemoInputs('sites');
});

describe('the switches', () => {
  const switches = listSwitches(siteJsonSchema);

  it('are each changed from the default by a demo site [B0.02]', () => {
    const idle = switches.filter((row) => ![...inputs.values()].some((input) => isSwitched(row, input)));
    expect(idle.map(({ path }) => path.join('.')).sort()).toEqual(Object.keys(leftAlone).sort());
  });

  it('are each described', () => {
    expect(switches.filter(({ node }) => !node.description).map(({ path }) => path.join('.'))).toEqual([]);
  });

  it('are each read by a product file', () => {
    expect([...readers].filter(([, files]) => files.length === 0).map(([path]) => path)).toEqual([]);
    expect([...readers.keys()]).toEqual(switches.map(({ path }) => path.join('.')));
  });

  it('have an index of all of them, with palette and theme last', () => {
    const pages = buildSwitchPages(siteJsonSchema, inputs, readers);
    const index = pages.get('docs/switches/README.md') ?? '';
    const linked = [...index.matchAll(/\[`([^`]+)`\]\((\w+\.md)#([a-z0-9]+)\)/g)];
    expect(linked.map(([, path]) => path).toSorted()).toEqual(switches.map(({ path }) => path.join('.')).toSorted());
    for (const [, path = '', page = ''] of linked)
      expect(pages.get(`docs/switches/${page}`)).toContain(`## \`${path}\``);
    expect(linked.find(([, path]) => path === 'finance.providers.*.newerThanYears')?.slice(2)).toEqual([
      'finance.md',
      'financeprovidersnewerthanyears',
    ]);
    expect([...index.matchAll(/^## \[(.+?)\]/gm)].map(([, group]) => group).slice(-2)).toEqual(['palette', 'theme']);
  });

  it('are each in a generated page, with default, values, demo sites that set them and readers', () => {
    const sections = new Map(
      [...buildSwitchPages(siteJsonSchema, inputs, readers).values()]
        .flatMap((page) => page.split(/^## (?=`)/m).slice(1))
        .map((section) => [/^`(.*)`\n/.exec(section)?.[1] ?? '', section]),
    );
    expect([...sections.keys()].sort()).toEqual(switches.map(({ path }) => path.join('.')).sort());
    for (const [path, section] of sections) {
      expect(section, path).toMatch(/^- Default: `.+`/m);
      expect(section, path).toMatch(/^- Takes: `.+`/m);
      expect(section, path).toMatch(/^- Read by: `src\/.+`/m);
      expect(/^- Set by: no demo site$/m.test(section), path).toBe(path in leftAlone);
    }
    expect(sections.get('search.path')).toMatch(/^- Default: `"\/search\/new-used-and-demo-cars\/"`$/m);
    expect(sections.get('search.path')).toMatch(
      /^- Set by: banksia-used, bottlebrush-moto, ironbark-trucks, saltbush-caravans$/m,
    );
    expect(sections.get('search.soldWindowDays')).toMatch(/^- Default: `3`\n- Takes: `.*`, in days$/m);
  });

  it('are found inside lists and tables', () => {
    const schema = z.toJSONSchema(
      z.strictObject({
        rows: z.record(z.string(), z.strictObject({ rounding: z.string().default('up') })).default({}),
      }),
      { io: 'input' },
    ) as typeof siteJsonSchema;
    const [rows, rounding] = listSwitches(schema);
    expect(rows?.path).toEqual(['rows']);
    expect(rounding?.path).toEqual(['rows', '*', 'rounding']);
    expect(rounding && isSwitched(rounding, { rows: { a: { rounding: 'up' } } })).toBe(false);
    expect(rounding && isSwitched(rounding, { rows: { a: {}, b: { rounding: 'nearest' } } })).toBe(true);
  });
});

const listObjects = (node: SchemaNode, path = ''): readonly (readonly [string, SchemaNode])[] => {
  const { items, additionalProperties } = node;
  const entries = [items, additionalProperties].filter((entry) => typeof entry === 'object');
  return [
    ...(node.properties ? [[path, node] as const] : []),
    ...Object.entries(node.properties ?? {}).flatMap(([key, child]) => listObjects(child, `${path}.${key}`)),
    ...entries.flatMap((entry) => listObjects(entry, `${path}.*`)),
  ];
};

describe('the schema for editors', () => {
  const schema = buildEditorSchema(siteJsonSchema);

  it('requires only what no preset can set', () => {
    expect(schema.required).toEqual(['slug', 'template', 'name']);
    const asking = listObjects(schema).filter(([path, { required }]) => path !== '' && required !== undefined);
    expect(asking.filter(([path]) => !path.includes('*'))).toEqual([]);
  });

  it('allows no unknown key', () => {
    const objects = listObjects(schema);
    expect(objects.map(([path]) => path)).toEqual(expect.arrayContaining(['', '.search', '.home']));
    expect(objects.filter(([, { additionalProperties }]) => additionalProperties !== false)).toEqual([]);
  });
});

describe('the check for outdated documents', () => {
  const script = resolve('scripts/generate-switch-docs.ts');
  const check = (cwd: string) => spawnSync('node', [script, '--check'], { cwd, encoding: 'utf8' });

  it('accepts both documents', () => {
    const { status, stderr } = check('.');
    expect(stderr).toBe('');
    expect(status).toBe(0);
  });

  it('refuses outdated, missing and obsolete documents', () => {
    const folder = makeTemporaryFolder('drift');
    symlinkSync(resolve('sites'), join(folder, 'sites'));
    mkdirSync(join(folder, 'docs/switches'), { recursive: true });
    writeFileSync(join(folder, 'docs/switches/search.md'), '# Switches\n');
    writeFileSync(join(folder, 'docs/switches/gone.md'), '# Switches\n');
    const { status, stderr } = check(folder);
    expect(stderr).toContain('docs/switches/search.md is out of date');
    expect(stderr).toContain('docs/switches/gone.md is no longer generated');
    expect(stderr).toContain('docs/site.schema.json is out of date');
    expect(status).toBe(1);
  });
});
