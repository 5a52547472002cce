import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The oldest PostgreSQL that Forecourt runs on: the reference server. */
export const oldestPostgresVersion = 15;

const programs = ['initdb', 'postgres'];

/** The folder of the newest PostgreSQL that can be used, in Debian's place; undefined when there is none. */
export const findPostgresBinaries = (root = '/usr/lib/postgresql'): string | undefined => {
  if (!existsSync(root)) return undefined;
  const [newest] = readdirSync(root)
    .filter((version) => Number(version) >= oldestPostgresVersion)
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => join(root, version, 'bin'))
    .filter((folder) => programs.every((program) => existsSync(join(folder, program))));
  return newest;
};
