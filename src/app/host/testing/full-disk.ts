// Simulates a full disk, for a process started with `--import full-disk.ts?file=FILE`. FILE contains part of a path.
// While FILE exists, growing a file whose path contains that part fails with ENOSPC. Needs no privileges.
import fs, { existsSync, readFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const flag = new URL(import.meta.url).searchParams.get('file') ?? '';
const paths = new Map<number, string>();
const { openSync, writeSync, closeSync, ftruncateSync } = fs;

const isFull = (path: string | undefined): boolean =>
  path !== undefined && existsSync(flag) && path.includes(readFileSync(flag, 'utf8'));

const refuse = (): never => {
  throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', errno: -28 });
};

fs.openSync = (path, ...rest) => {
  const descriptor = openSync(path, ...rest);
  paths.set(descriptor, String(path));
  return descriptor;
};
fs.closeSync = (descriptor) => {
  paths.delete(descriptor);
  closeSync(descriptor);
};
const grows = (descriptor: number, end: number): boolean => end > fs.fstatSync(descriptor).size;
fs.writeSync = ((descriptor: number, data: NodeJS.ArrayBufferView, offset = 0, length?: number, position?: number) => {
  const end = (position ?? Number.MAX_SAFE_INTEGER) + (length ?? data.byteLength);
  if (isFull(paths.get(descriptor)) && grows(descriptor, end)) refuse();
  return writeSync(descriptor, data, offset, length, position);
}) as typeof fs.writeSync;
fs.ftruncateSync = (descriptor, length) => {
  if (isFull(paths.get(descriptor)) && grows(descriptor, length ?? 0)) refuse();
  ftruncateSync(descriptor, length);
};
const { writeFile } = fs.promises;
fs.promises.writeFile = async (file, ...rest) => {
  if (isFull(String(file))) refuse();
  return writeFile(file, ...rest);
};
syncBuiltinESMExports();
