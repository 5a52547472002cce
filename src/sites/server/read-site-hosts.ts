import { isScalar, isSeq, parseDocument } from 'yaml';
import { hostsOf, normaliseHost } from './find-site-by-host.ts';
import type { SiteFolder } from './site-folder.ts';

/** Reads the hosts that a site.yaml names, as far as it can be read. */
export const readNamedHosts = async (folder: Pick<SiteFolder, 'read'>): Promise<readonly string[]> => {
  const found = await folder.read('site.yaml');
  const named = found.kind === 'text' ? parseDocument(found.text).get('hosts') : undefined;
  const values = isSeq(named) ? named.items.map((item) => (isScalar(item) ? item.value : item)) : [];
  return values.filter((value) => typeof value === 'string').map(normaliseHost);
};

/** Reads every host of a site whose files can't be used. */
export const readSiteHosts = async (slug: string, folder: Pick<SiteFolder, 'read'>): Promise<readonly string[]> =>
  hostsOf({ slug, hosts: await readNamedHosts(folder) });
