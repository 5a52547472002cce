import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeTemporaryFolder } from '../../testing/make-temporary-folder.ts';
import { findPostgresBinaries } from './find-postgres-binaries.ts';

const whole = ['initdb', 'postgres'];

const makeRoot = (versions: Readonly<Record<string, readonly string[]>>): string => {
  const root = makeTemporaryFolder('postgres-versions');
  for (const [version, programs] of Object.entries(versions)) {
    mkdirSync(join(root, version, 'bin'), { recursive: true });
    for (const program of programs) writeFileSync(join(root, version, 'bin', program), '');
  }
  return root;
};

it.each<readonly [string, Readonly<Record<string, readonly string[]>>, string | undefined]>([
  ['takes the newest', { 9: whole, 15: whole, 16: whole }, '16'],
  ['takes the oldest that will do where nothing newer is', { 14: whole, 15: whole }, '15'],
  ['finds none where all are too old', { 9: whole, 14: whole }, undefined],
  ['passes over one without the server', { 15: whole, 17: ['initdb'] }, '15'],
  ['passes over one that cannot make a folder', { 15: whole, 17: ['postgres'] }, '15'],
  ['passes over a folder that is no version', { common: whole }, undefined],
])('%s', (_, versions, found) => {
  const root = makeRoot(versions);
  expect(findPostgresBinaries(root)).toBe(found === undefined ? undefined : join(root, found, 'bin'));
});

it('finds none without the folder', () => {
  expect(findPostgresBinaries('/nonexistent')).toBeUndefined();
});
