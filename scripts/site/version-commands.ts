import type { DatabaseService } from '../../src/platform/db/database.ts';
import { createSiteVersionStore } from '../../src/sites/server/site-version-store.ts';

export interface VersionArguments {
  readonly command: 'versions' | 'rollback' | 'unpublish';
  readonly slug: string;
  /** Undefined goes back by one. */
  readonly version: string | undefined;
}

interface VersionContext {
  readonly database: DatabaseService;
  readonly print: (line: string) => void;
}

type VersionCommand = (args: VersionArguments, context: VersionContext) => Promise<void>;

const listOrThrow = async (slug: string, database: DatabaseService) => {
  const versions = await createSiteVersionStore(database.primary).list(slug);
  if (versions.length === 0) throw new Error(`${slug} has no versions in the database.`);
  return versions;
};

const list: VersionCommand = async ({ slug }, { database, print }) => {
  for (const [at, { version, servedAt }] of (await listOrThrow(slug, database)).entries()) {
    print(`${version}  ${new Date(servedAt).toISOString()}${at === 0 ? '  current' : ''}`);
  }
};

const rollback: VersionCommand = async ({ slug, version }, { database, print }) => {
  const [current, previous, ...older] = await listOrThrow(slug, database);
  if (version === current?.version) throw new Error(`${version} is the current version of ${slug}.`);
  const wanted = version ?? previous?.version;
  if (wanted === undefined) throw new Error(`${slug} has no earlier version.`);
  const store = createSiteVersionStore(database.primary);
  const found = await store.find(slug, wanted);
  if (found === undefined) {
    const known = [previous, ...older].flatMap((one) => one?.version ?? []);
    throw new Error(`${slug} has no version ${wanted}. Earlier ones: ${known.join(', ')}.`);
  }
  await store.add([found]);
  print(`${slug}: version ${wanted} is current again`);
};

const unpublish: VersionCommand = async ({ slug }, { database, print }) => {
  await listOrThrow(slug, database);
  await createSiteVersionStore(database.primary).remove(slug);
  print(`${slug} is no longer published. Its leads and its stock stay.`);
};

export const versionCommands: Readonly<Record<VersionArguments['command'], VersionCommand>> = {
  versions: list,
  rollback,
  unpublish,
};
