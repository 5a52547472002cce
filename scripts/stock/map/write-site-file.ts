import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { readEnv } from '../../../src/platform/env.ts';
import { loadSiteOrThrow } from '../../../src/sites/server/load-site.ts';
import { openSitesDir } from '../../../src/sites/server/site-source.ts';
import { putStockFeed } from './put-stock-feed.ts';

const describeKept = (kept: readonly string[]): string =>
  kept.length === 0
    ? ''
    : `Left as they are in the file, although we propose other values: ${kept.join(', ')}. To use ours, add --replace.\n`;

/**
 * Writes the stockFeed part into a site's site.yaml and returns a message about the change. If the site can't be loaded
 * afterwards, restores the file and throws.
 */
export const writeSiteFile = async (slug: string, section: string, isReplaced: boolean): Promise<string> => {
  const { SITES_DIR } = readEnv();
  const file = join(SITES_DIR, slug, 'site.yaml');
  const shown = relative(process.cwd(), file);
  const before = await readFile(file, 'utf8');
  try {
    const { text, kept } = putStockFeed(before, section, isReplaced);
    if (text === before) return `${describeKept(kept)}${shown} already has these stockFeed settings.`;
    await writeFile(file, text);
    await loadSiteOrThrow(openSitesDir(SITES_DIR), slug);
    return `${describeKept(kept)}Wrote the stockFeed settings to ${shown}.`;
  } catch (error) {
    await writeFile(file, before);
    throw error;
  }
};
