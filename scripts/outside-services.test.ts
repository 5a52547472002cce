import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sendingVariables } from '#src/platform/env/sending-variables.ts';
import { siteJsonSchema } from '#src/sites/config/site-json-schema.ts';

const page = readFileSync('docs/outside-services.md', 'utf8');
const rows = page.split('\n').filter((line) => line.startsWith('| ') && !/^\| (Service|---)/.test(line));

interface Schema {
  readonly spec?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly additionalProperties?: Schema | boolean;
}

const listSettings = (schema: Schema, path = ''): readonly (readonly [string, Schema])[] => {
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, value]) => {
    const at = path === '' ? name : `${path}.${name}`;
    return [[at, value] as const, ...listSettings(value, at)];
  });
  const inner = [...(schema.anyOf ?? []), schema.items, schema.additionalProperties];
  return [...own, ...inner.flatMap((one) => (typeof one === 'object' ? listSettings(one, path) : []))];
};

const isNamed = (path: string): boolean =>
  path.split('.').some((_, at, parts) => at > 0 && page.includes(`\`${parts.slice(0, at + 1).join('.')}\``));

it('lists every setting that chooses an outside service or names its key [D.59]', () => {
  const settings = listSettings(siteJsonSchema as Schema);
  const chosen = settings.filter(
    ([path, { spec = '' }]) => spec.includes('D.59') || /([vV]ariables?|[hH]osts|analyticsId|map\.tiles)$/.test(path),
  );
  const paths = chosen.map(([path]) => path).filter((path) => path.includes('.'));
  expect(paths).toEqual(expect.arrayContaining(['finance.youx.service', 'payments.gateway', 'places.geocoder']));
  expect(paths.filter((path) => !isNamed(path))).toEqual([]);
});

it('lists every variable that mail and text messages need [D.59]', () => {
  expect(Object.keys(sendingVariables).filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});

it('gives each service a port, an adapter, a default and a switch, in files that exist [D.59]', () => {
  expect(rows.length).toBeGreaterThanOrEqual(15);
  for (const row of rows) expect(row.match(/[^|]{4,}/g)).toHaveLength(5);
  const files = [...page.matchAll(/`(src\/[^`]+)`/g)].map(([, file = '']) => file);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  expect(readFileSync('docs/production.md', 'utf8')).toContain('](outside-services.md)');
});
