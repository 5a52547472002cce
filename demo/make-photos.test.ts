import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runCommand } from '../scripts/lib/run-command.ts';
import { makeTemporaryFolder } from '../src/platform/testing/make-temporary-folder.ts';

it('has the studio render the picture of exactly that name', async () => {
  const folder = makeTemporaryFolder('make-photos');
  const blender = join(folder, 'blender');
  writeFileSync(blender, `#!/bin/sh\nprintf '%s\\n' "$@" > ${join(folder, 'arguments')}\nexit 3\n`);
  chmodSync(blender, 0o755);
  const { exitCode, output } = await runCommand(process.execPath, ['demo/make-photos.ts', 'suv-hero'], {
    quiet: true,
    env: { PATH: `${folder}:${process.env.PATH}` },
  });
  expect(exitCode, output).toBe(1);
  expect(output).toContain('Blender stopped with code 3');
  const asked = readFileSync(join(folder, 'arguments'), 'utf8').trim().split('\n');
  expect(asked.slice(asked.indexOf('--name'))).toEqual(['--name', 'suv-hero']);
  expect(asked).not.toContain('--only');
});
