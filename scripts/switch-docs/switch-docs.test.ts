import { execFileSync } from 'node:child_process';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { isSwitched } from '#src/sites/config/is-switched.ts';
import { listSwitches } from '#src/sites/config/list-switches.ts';
import type { RawObject } from '#src/sites/config/merge-layers.ts';
import { siteJsonSchema } from '#src/sites/config/site-json-schema.ts';
import { buildEditorSchema } from './build-editor-schema.ts';
import { buildSwitchPage } from './build-switch-page.ts';
import { readDemoInputs } from './read-demo-inputs.ts';

// Why a switch stays as it is on all six demo sites.
const leftAlone: Readonly<Record<string, string>> = {
  'searchEngine.host': 'needs a Meilisearch server beside the demo',
  'searchEngine.index': 'needs a Meilisearch server beside the demo',
  'brand.palette.surface': 'all four templates draw cards on white',
  'brand.palette.onAction': 'all four templates write white on the filled button',
  'theme.shadowCard': 'no template casts a shadow at rest',
  'vehicle.cards.buttons': 'the other buttons lead to forms that no site has yet',
};

let inputs: ReadonlyMap<string, RawObject>;

beforeAll(async () => {
  inputs = await readDemoInputs('sites');
});

describe('the switches', () => {
  const switches = listSwitches(siteJsonSchema);

  it('are each set by a demo site, away from the default [B0.02]', () => {
    const idle = switches.filter((row) => ![...inputs.values()].some((input) => isSwitched(row, input)));
    expect(idle.map(({ path }) => path.join('.')).sort()).toEqual(Object.keys(leftAlone).sort());
  });

  it('are each described', () => {
    expect(switches.filter(({ node }) => !node.description).map(({ path }) => path.join('.'))).toEqual([]);
  });

  it('are all in the generated page, with default and demo sites', () => {
    const page = buildSwitchPage(siteJsonSchema, inputs);
    for (const { path } of switches) expect(page).toContain(`### \`${path.join('.')}\``);
    const [, section] = page.split('### `search.path`');
    expect(section).toMatch(/- Default: `"\/search\/new-used-and-demo-cars\/"`/);
    expect(section).toMatch(/- Set by: banksia-used, bottlebrush-moto, ironbark-trucks, saltbush-caravans/);
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

describe('the schema for editors', () => {
  it('asks of a file only what no preset can bring', () => {
    expect(buildEditorSchema(siteJsonSchema).required).toEqual(['slug', 'template', 'name']);
    expect(buildEditorSchema(siteJsonSchema).properties?.home?.required).toBeUndefined();
  });

  it('allows no unknown key', () => {
    expect(buildEditorSchema(siteJsonSchema).additionalProperties).toBe(false);
    expect(buildEditorSchema(siteJsonSchema).properties?.search?.additionalProperties).toBe(false);
  });
});

it('is checked for drift: both documents are as the schema makes them', () => {
  execFileSync('node', ['scripts/generate-switch-docs.ts', '--check']);
});
