import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProductFile } from './find-readers.ts';

const root = join(import.meta.dirname, '../..');

/** Tests, and what declares, joins or presets switches: none of it acts by them. The catalogue is for developers. */
const isNoReader = /\.test\.|\/testing\/|config\.ts$|-schema\.ts$|^src\/sites\/(?:config|presets)\/|\/catalogue\//;

/** The source files that act by switches, as git lists them. */
export const listProductFiles = (): readonly ProductFile[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((path) => /\.(?:tsx?|css)$/.test(path) && !isNoReader.test(path) && existsSync(join(root, path)))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
