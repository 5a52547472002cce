import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export const oldestPostgresVersion = 15;

const programs = ['initdb', 'postgres'];

export const findPostgresBinaries = (root = '/usr/lib/postgresql'): string | undefined => {
  if (!existsSync(root)) return undefined;
  const [newest] = readdirSync(root)
    .filter((version) => Number(version) >= oldestPostgresVersion)
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => join(root, version, 'bin'))
    .filter((folder) => programs.every((program) => existsSync(join(folder, program))));
  return newest;
};
