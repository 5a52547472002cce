import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { readEnv } from '../../../src/platform/env.ts';
import { loadSiteOrThrow } from '../../../src/sites/server/load-site.ts';
import { openSitesDir } from '../../../src/sites/server/site-source.ts';
import { OwnStockFeedError, putStockFeed } from './put-stock-feed.ts';

const refuse = (path: string): Error =>
  new Error(
    `${path} has other settings under stockFeed, so nothing was written. To put the proposed part in their place, add --replace.`,
  );

/**
 * Writes the stockFeed part into a site's site.yaml and returns what it did, as a heading for the part. If the site
 * can't be loaded with it, restores the file and throws.
 */
export const writeSiteFile = async (slug: string, section: string, isReplaced: boolean): Promise<string> => {
  const { SITES_DIR } = readEnv();
  const file = join(SITES_DIR, slug, 'site.yaml');
  const shown = relative(process.cwd(), file);
  const before = await readFile(file, 'utf8');
  try {
    const after = putStockFeed(before, section, isReplaced);
    if (after === before) return `${shown} has this stockFeed part already:`;
    await writeFile(file, after);
    await loadSiteOrThrow(openSitesDir(SITES_DIR), slug);
    return `Wrote this stockFeed part into ${shown}:`;
  } catch (error) {
    if (error instanceof OwnStockFeedError) throw refuse(shown);
    await writeFile(file, before);
    throw error;
  }
};
