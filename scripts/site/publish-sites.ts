import { openObjects } from '../../src/app/host/open-media.ts';
import { formatCount } from '../../src/lib/text/noun.ts';
import type { DatabaseService } from '../../src/platform/db/database.ts';
import type { Env } from '../../src/platform/env.ts';
import { imageSiteOf } from '../../src/platform/images/image-site.ts';
import type { ResolvedSite } from '../../src/sites/config/resolved-site.ts';
import { loadSiteAmong, loadSites } from '../../src/sites/server/load-sites.ts';
import { createMediaFileStore, type PublishedFile } from '../../src/sites/server/media-file-store.ts';
import { publishVersion } from '../../src/sites/server/publish-version.ts';
import { openPublishedSites } from '../../src/sites/server/published-sites.ts';
import { openSitesDir } from '../../src/sites/server/site-source.ts';
import { createSiteVersionStore, maxKeptLength, measureFiles } from '../../src/sites/server/site-version-store.ts';
import { publishedVersions } from '../../src/sites/server/tables.ts';
import { fetchSource } from './fetch-source.ts';
import { uploadMedia } from './upload-media.ts';

export interface PublishArguments {
  readonly command: 'publish';
  readonly slug: string | undefined;
  readonly source: string | undefined;
}

interface PublishContext {
  readonly env: Env;
  readonly database: DatabaseService;
  readonly print: (line: string) => void;
}

const files = { one: 'file', many: 'files' };

/**
 * Publishes sites to the database and their media to the object store. A refused site keeps its last version. Returns
 * exit code 1 if any site is refused.
 */
export const publishSites = async (
  { slug, source }: PublishArguments,
  { env, database, print }: PublishContext,
): Promise<0 | 1> => {
  const objects = openObjects({ ...env, SITES_SOURCE: 'published' });
  if (objects === undefined) throw new Error('There is no object store to publish to: set OBJECT_STORE_URL.');
  const versions = createSiteVersionStore(database.primary, publishedVersions);
  const mediaFiles = createMediaFileStore(database.primary);
  const { sitesDir, mediaDir, discard } = await fetchSource(source, env);
  try {
    const from = openSitesDir(sitesDir);
    const all = await from.listSlugs();
    const slugs = slug === undefined ? all : all.filter((one) => one === slug);
    if (slugs.length === 0)
      throw new Error(`There is no site ${slug ?? ''} in ${sitesDir}. Use one of ${all.join(', ')}.`);
    const current = await loadSites(openPublishedSites({ database, versions }));
    const served = new Map<string, ResolvedSite>(current.sites.map((site) => [site.slug, site]));
    const sentFolders = new Set<string>();
    let refused = 0;
    for (const one of slugs) {
      const folder = await from.open(one);
      const loaded = folder && (await loadSiteAmong(folder, served.values()));
      if (loaded === undefined || loaded.kind === 'refused') {
        refused += 1;
        print(`${loaded?.message ?? `${one} is gone`}\n  Not published.`);
        continue;
      }
      if (measureFiles(loaded.files) > maxKeptLength) {
        refused += 1;
        print(`${one} has over ${maxKeptLength} characters of text.\n  Not published.`);
        continue;
      }
      const media = new Map<string, readonly PublishedFile[]>();
      for (const name of imageSiteOf(loaded.site).mediaFolders.filter((candidate) => !sentFolders.has(candidate))) {
        sentFolders.add(name);
        const sent = await uploadMedia({ mediaDir, folder: name, files: mediaFiles, objects });
        if (sent === undefined) continue;
        media.set(name, sent.files);
        print(`media/${name}: ${formatCount(sent.files.length, files)}, ${formatCount(sent.uploaded, files)} uploaded`);
      }
      const version = { siteSlug: one, version: loaded.site.configVersion, files: loaded.files };
      await publishVersion(database.primary, version, media);
      served.set(one, loaded.site);
      print(`${one}: version ${loaded.site.configVersion} published`);
    }
    return refused === 0 ? 0 : 1;
  } finally {
    discard();
  }
};
