import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeTemporaryFolder } from '../../src/platform/testing/make-temporary-folder.ts';
import { isBuildCurrent, markBuildCurrent } from './build-stamp.ts';

const project = process.cwd();

describe('the stamp of a build', () => {
  beforeEach(() => {
    process.chdir(makeTemporaryFolder('stamp'));
    for (const folder of ['src', 'build']) mkdirSync(folder);
    const files = [
      'src/page.tsx',
      'vite.config.ts',
      'vite.console.config.ts',
      'vite.host.config.ts',
      'react-router.config.ts',
      'package-lock.json',
    ];
    for (const file of files) writeFileSync(file, file);
    markBuildCurrent();
  });
  afterEach(() => process.chdir(project));

  it('holds for the same sources with other times, as after a copy', () => {
    utimesSync('src/page.tsx', new Date(0), new Date(0));
    expect(isBuildCurrent()).toBe(true);
  });

  it('fails when a source or the lockfile changed', () => {
    writeFileSync('src/page.tsx', 'changed');
    expect(isBuildCurrent()).toBe(false);
    writeFileSync('src/page.tsx', 'src/page.tsx');
    expect(isBuildCurrent()).toBe(true);
    writeFileSync('package-lock.json', '{}');
    expect(isBuildCurrent()).toBe(false);
  });

  it('ignores tests, which are not built', () => {
    writeFileSync('src/page.test.tsx', '');
    mkdirSync('src/testing');
    writeFileSync('src/testing/open-page.ts', '');
    expect(isBuildCurrent()).toBe(true);
  });

  it('fails without a stamp', () => {
    process.chdir(makeTemporaryFolder('unbuilt'));
    expect(isBuildCurrent()).toBe(false);
  });
});
