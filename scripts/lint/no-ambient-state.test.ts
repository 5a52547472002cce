import { beforeAll, describe, expect, it } from 'vitest';
import { makeTemporaryFolder } from '../../src/platform/testing/make-temporary-folder.ts';
import { lintPlanted } from './testing/lint-planted.ts';

const refused = [
  'Date.now()',
  'new Date()',
  'Date()',
  '[1].map(Date.now)',
  'Math.random()',
  'performance.now()',
  'crypto.randomUUID()',
  'process.argv',
  'process.env.HOME',
  '[process]',
  'globalThis.Date',
];
const allowed = ['new Date(5)', "new Date('2026-01-01')", 'Math.max(1, 2)', 'Date.UTC(2026, 1)'];
const places = ['src/car/rules', 'src/car/view/cards', 'src/lib', 'src/sites/model'];
const elsewhere = ['src/car/server', 'src/car/web', 'src/car/rules/testing'];

describe('rules and views', () => {
  const root = makeTemporaryFolder('lint');
  let faults: readonly string[] = [];
  beforeAll(async () => {
    const files = [...places, ...elsewhere].flatMap((place) =>
      [...refused, ...allowed].map((expression, index): readonly [string, string] => [
        `${place}/planted-${index}.ts`,
        `export const planted = ${expression};\n`,
      ]),
    );
    faults = await lintPlanted(root, Object.fromEntries(files));
  });

  const findRefused = (place: string): readonly string[] => {
    const lines = faults.filter((line) => line.includes('take the moment, chance and the environment'));
    return [...refused, ...allowed].filter((_, index) =>
      lines.some((line) => line.includes(`${place}/planted-${index}.ts,`)),
    );
  };

  it.each(places)('take time, randomness and the environment as arguments in %s', (place) => {
    expect(findRefused(place)).toEqual(refused);
  });

  it.each(elsewhere)('are exempt outside rules and views, in %s', (place) => {
    expect(faults.length).toBeGreaterThan(refused.length);
    expect(findRefused(place)).toEqual([]);
  });
});
