import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { ContentPage } from '../config/pages/content-page.ts';
import { formatRefusal } from './format-refusal.ts';
import { parseContentPage } from './parse-content-page.ts';
import { isMissing, readIfAny } from './read-if-any.ts';

export interface LoadedContent {
  readonly content: Readonly<Record<string, ContentPage>>;
  readonly refusals: readonly string[];
}

/** The folder of sale pages, whose addresses begin with it. @spec L2.25 */
export const salePagesFolder = 'pages';

const listPages = async (folder: string): Promise<readonly string[]> => {
  try {
    return (await readdir(folder)).filter((name) => name.endsWith('.md')).sort();
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
};

/** Reads a site's pages: content/*.md at /{name}, and content/pages/*.md at /pages/{name}. */
export const loadContent = async (folder: string): Promise<LoadedContent> => {
  const pages: Record<string, ContentPage> = {};
  const refusals: string[] = [];
  for (const under of ['', salePagesFolder]) {
    for (const name of await listPages(join(folder, under))) {
      const file = join(folder, under, name);
      const slug = `${under === '' ? '' : `${under}/`}${basename(name, '.md')}`;
      const parsed = parseContentPage(slug, (await readIfAny(file)) ?? '');
      if (parsed.kind === 'page') pages[parsed.page.slug] = parsed.page;
      else refusals.push(formatRefusal(file, parsed.problems));
    }
  }
  return { content: pages, refusals };
};
