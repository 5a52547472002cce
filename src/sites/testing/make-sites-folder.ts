import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { makeTemporaryFolder } from '#src/platform/testing/make-temporary-folder.ts';
import type { RawObject } from '../config/merge-layers.ts';
import { minimalSite } from './minimal-site.ts';

export interface SitesFolder {
  readonly path: string;
  readonly fileOf: (slug: string) => string;
  readonly write: (slug: string, changes?: RawObject) => Promise<void>;
}

export const makeSitesFolder = async (): Promise<SitesFolder> => {
  const path = makeTemporaryFolder('sites');
  const fileOf = (slug: string) => join(path, slug, 'site.yaml');
  const write = async (slug: string, changes: RawObject = {}): Promise<void> => {
    await mkdir(join(path, slug), { recursive: true });
    await writeFile(fileOf(slug), stringify(minimalSite(slug, 'group', changes)));
  };
  await write('acme-cars');
  await write('best-vans');
  return { path, fileOf, write };
};
