import { basename, join } from 'node:path';
import type { ContentPage } from '../config/pages/content-page.ts';
import { formatRefusal } from './format-refusal.ts';
import { parseContentPage } from './parse-content-page.ts';
import { listMarkdown, readSiteFile } from './read-site-file.ts';

export interface LoadedContent {
  readonly content: Readonly<Record<string, ContentPage>>;
  readonly refusals: readonly string[];
}

/** The folder of sale pages, whose addresses begin with it. @spec L2.25 */
export const salePagesFolder = 'pages';

/** Reads a site's pages: content/*.md at /{name}, and content/pages/*.md at /pages/{name}. */
export const loadContent = async (folder: string): Promise<LoadedContent> => {
  const pages: Record<string, ContentPage> = {};
  const refusals: string[] = [];
  for (const under of ['', salePagesFolder]) {
    for (const name of await listMarkdown(join(folder, under))) {
      const file = join(folder, under, name);
      const slug = `${under === '' ? '' : `${under}/`}${basename(name, '.md')}`;
      const found = await readSiteFile(file);
      const parsed = found.kind === 'text' ? parseContentPage(slug, found.text) : found;
      if (parsed.kind === 'page') pages[slug] = parsed.page;
      else refusals.push(formatRefusal(file, parsed.problems));
    }
  }
  return { content: pages, refusals };
};
