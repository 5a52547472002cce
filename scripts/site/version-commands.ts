import type { DatabaseService } from '../../src/platform/db/database.ts';
import { readNamedHosts } from '../../src/sites/server/read-site-hosts.ts';
import type { SiteSource } from '../../src/sites/server/site-source.ts';
import { createSiteVersionStore } from '../../src/sites/server/site-version-store.ts';
import { publishedVersions } from '../../src/sites/server/tables.ts';

export interface ListArguments {
  readonly command: 'list';
}

export interface VersionArguments {
  readonly command: 'versions' | 'rollback' | 'unpublish';
  readonly slug: string;
  readonly version: string | undefined;
}

interface VersionContext {
  readonly database: DatabaseService;
  readonly print: (line: string) => void;
}

type VersionCommand = (args: VersionArguments, context: VersionContext) => Promise<void>;

const openVersions = ({ primary }: DatabaseService) => createSiteVersionStore(primary, publishedVersions);

const listOrThrow = async (slug: string, database: DatabaseService) => {
  const versions = await openVersions(database).list(slug);
  if (versions.length === 0)
    throw new Error(`${slug} has never been published. To see what has, run npm run site -- list.`);
  return versions;
};

const listHosts = async (sites: SiteSource): Promise<readonly string[]> => {
  const hosts: string[] = [];
  for (const slug of await sites.listSlugs()) {
    const folder = await sites.open(slug);
    if (folder !== undefined) hosts.push(...(await readNamedHosts(folder)));
  }
  return hosts;
};

export const listSites = async ({
  database,
  sites,
  print,
}: VersionContext & { readonly sites: SiteSource }): Promise<void> => {
  const versions = openVersions(database);
  const latest = [...(await versions.listLatest())].sort();
  if (latest.length === 0) print('No site is published.');
  for (const [slug] of latest) {
    const [current] = await versions.list(slug);
    if (current !== undefined) print(`${slug}  ${current.version}  ${new Date(current.latestAt).toISOString()}`);
  }
  const hosts = await listHosts(sites);
  if (hosts.length > 0) print(`\nFor a proxy, the hosts in ${sites.name}:\nSITE_HOSTS=${hosts.join(', ')}`);
};

const list: VersionCommand = async ({ slug }, { database, print }) => {
  for (const [at, { version, latestAt }] of (await listOrThrow(slug, database)).entries()) {
    print(`${version}  ${new Date(latestAt).toISOString()}${at === 0 ? '  current' : ''}`);
  }
};

const rollback: VersionCommand = async ({ slug, version }, { database, print }) => {
  const [current, previous, ...older] = await listOrThrow(slug, database);
  if (version === current?.version) throw new Error(`${version} is the current version of ${slug}.`);
  const wanted = version ?? previous?.version;
  if (wanted === undefined) throw new Error(`${slug} has no earlier version.`);
  const store = openVersions(database);
  const found = await store.find(slug, wanted);
  if (found === undefined) {
    const known = [previous, ...older].flatMap((one) => one?.version ?? []);
    throw new Error(`${slug} has no version ${wanted}. Earlier versions: ${known.join(', ')}.`);
  }
  await store.add([found]);
  print(`${slug}: version ${wanted} is current again`);
};

const unpublish: VersionCommand = async ({ slug }, { database, print }) => {
  await listOrThrow(slug, database);
  await openVersions(database).remove(slug);
  print(`${slug} is no longer published. Its leads, stock and media are kept.`);
};

export const versionCommands: Readonly<Record<VersionArguments['command'], VersionCommand>> = {
  versions: list,
  rollback,
  unpublish,
};
