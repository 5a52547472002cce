import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProductFile } from './find-readers.ts';

const root = join(import.meta.dirname, '../..');

const isNoReader = /\.test\.|\/testing\/|config\.ts$|-schema\.ts$|^src\/sites\/(?:config|presets)\/|\/catalogue\//;

export const listProductFiles = (): readonly ProductFile[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((path) => /\.(?:tsx?|css)$/.test(path) && !isNoReader.test(path) && existsSync(join(root, path)))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
