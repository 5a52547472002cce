import { isScalar, isSeq, parseDocument } from 'yaml';
import { hostsOf, normaliseHost } from './find-site-by-host.ts';
import type { SiteFolder } from './site-folder.ts';

/** Returns the hosts that a site.yaml names, even if the rest of the file is invalid. */
export const readNamedHosts = async (folder: Pick<SiteFolder, 'read'>): Promise<readonly string[]> => {
  const found = await folder.read('site.yaml');
  const named = found.kind === 'text' ? parseDocument(found.text).get('hosts') : undefined;
  const values = isSeq(named) ? named.items.map((item) => (isScalar(item) ? item.value : item)) : [];
  return values.filter((value) => typeof value === 'string').map(normaliseHost);
};

export const readSiteHosts = async (slug: string, folder: Pick<SiteFolder, 'read'>): Promise<readonly string[]> =>
  hostsOf({ slug, hosts: await readNamedHosts(folder) });
