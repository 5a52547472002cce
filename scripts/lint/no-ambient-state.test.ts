import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeTemporaryFolder } from '../../src/platform/testing/make-temporary-folder.ts';
import { runCommand } from '../lib/run-command.ts';

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
  let report = '';
  beforeAll(async () => {
    for (const name of ['biome.json', '.gitignore', 'scripts/lint'])
      cpSync(name, join(root, name), { recursive: true });
    for (const place of [...places, ...elsewhere]) {
      for (const [index, expression] of [...refused, ...allowed].entries()) {
        const path = join(root, place, `planted-${index}.ts`);
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, `export const planted = ${expression};\n`);
      }
    }
    const args = ['lint', '--reporter=github', '--max-diagnostics=none', `--config-path=${root}`, join(root, 'src')];
    report = (await runCommand(resolve('node_modules/.bin/biome'), args, { quiet: true })).output;
  });

  /** Expressions that the rule was heard about in the files of a folder. */
  const findRefused = (place: string): readonly string[] => {
    const lines = report.split('\n').filter((line) => line.includes('take the moment, chance and the environment'));
    return [...refused, ...allowed].filter((_, index) =>
      lines.some((line) => line.includes(`${place}/planted-${index}.ts,`)),
    );
  };

  it.each(places)('take the moment, chance and the environment as arguments in %s', (place) => {
    expect(findRefused(place)).toEqual(refused);
  });

  it.each(elsewhere)('are not meant where things happen, in %s', (place) => {
    expect(report).not.toBe('');
    expect(findRefused(place)).toEqual([]);
  });
});
