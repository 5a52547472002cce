import { statSync } from 'node:fs';
import { type Env, EnvError } from '../env.ts';

const contents = {
  SITES_DIR: 'with one folder for each site',
  MEDIA_DIR: "with the sites' media",
} as const;

const isFolder = (path: string): boolean => {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
};

/**
 * Throws EnvError if SITES_DIR or MEDIA_DIR is missing, unless SITES_SOURCE is 'published'. DATA_DIR isn't checked,
 * because it's created on first use.
 */
export const assertFoldersExist = (env: Pick<Env, keyof typeof contents | 'SITES_SOURCE'>): void => {
  if (env.SITES_SOURCE === 'published') return;
  const names = Object.keys(contents) as (keyof typeof contents)[];
  const missing = names.filter((name) => !isFolder(env[name]));
  const faults = missing.map(
    (name) =>
      `${name}=${JSON.stringify(env[name])} must be an existing folder ${contents[name]}; npm run site -- new SLUG creates it.`,
  );
  if (faults.length > 0) throw new EnvError(faults.join('\n'));
};
