import { beforeAll, describe, expect, it } from 'vitest';
import { makeTemporaryFolder } from '../../src/platform/testing/make-temporary-folder.ts';
import { lintPlanted } from './testing/lint-planted.ts';

const refused = [
  "'/api'",
  "'/api/cars'",
  '`/api/cars`',
  "fetch('/api/phone?car=x')",
  '<a href="/api/docs">x</a>',
  "['/api/events']",
];
const allowed = ["'/apiary'", "'/cars/api/'", "'Requests under /api/'", "'https://api.example'"];
const planted = [...refused, ...allowed];
const places = ['src/lib', 'src/car/web', 'src/app/api'];
const elsewhere = ['src/car/testing'];

describe('API paths', () => {
  const root = makeTemporaryFolder('lint-paths');
  let faults: readonly string[] = [];
  const plant = (place: string): readonly (readonly [path: string, text: string])[] =>
    planted.map((expression, index) => [`${place}/planted-${index}.tsx`, `export const planted = ${expression};\n`]);
  beforeAll(async () => {
    const own = [['src/lib/api-paths.ts', "export const apiPaths = { cars: '/api/cars' };\n"]] as const;
    const report = await lintPlanted(root, Object.fromEntries([...[...places, ...elsewhere].flatMap(plant), ...own]));
    faults = report.filter((line) => line.includes('Take an address of the interface from'));
  });

  const findRefused = (place: string): readonly string[] =>
    planted.filter((_, index) => faults.some((line) => line.includes(`${place}/planted-${index}.tsx,`)));

  it.each(places)('are not written by hand in %s', (place) => {
    expect(findRefused(place)).toEqual(refused);
  });

  it.each(elsewhere)('are allowed in %s, and in their own file', (place) => {
    expect(findRefused(place)).toEqual([]);
    expect(faults.filter((line) => line.includes('api-paths.ts,'))).toEqual([]);
  });
});
