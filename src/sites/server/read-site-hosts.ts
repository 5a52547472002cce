import { isScalar, isSeq, parseDocument } from 'yaml';
import { hostsOf, normaliseHost } from './find-site-by-host.ts';
import type { SiteFolder } from './site-folder.ts';

/** Reads the hosts of a site whose files can't be used, as far as its site.yaml can be read. */
export const readSiteHosts = async (slug: string, folder: Pick<SiteFolder, 'read'>): Promise<readonly string[]> => {
  const found = await folder.read('site.yaml');
  const named = found.kind === 'text' ? parseDocument(found.text).get('hosts') : undefined;
  const values = isSeq(named) ? named.items.map((item) => (isScalar(item) ? item.value : item)) : [];
  return hostsOf({ slug, hosts: values.filter((value) => typeof value === 'string').map(normaliseHost) });
};
