import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { resolveSite } from '../config/resolve-site.ts';
import type { ResolvedSite } from '../config/resolved-site.ts';
import type { ContentPage } from '../model/content-page.ts';
import { formatRefusal } from './format-refusal.ts';
import { parseContentPage } from './parse-content-page.ts';
import { parseSiteFile } from './parse-site-file.ts';

export type LoadedSite =
  | { readonly kind: 'site'; readonly site: ResolvedSite }
  | { readonly kind: 'refused'; readonly message: string };

type Content = Readonly<Record<string, ContentPage>>;

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');

const readIfAny = async (file: string): Promise<string | undefined> => {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
};

const listPages = async (folder: string): Promise<readonly string[]> => {
  try {
    return (await readdir(folder)).filter((name) => name.endsWith('.md')).sort();
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
};

const loadContent = async (folder: string): Promise<{ content: Content; refusals: readonly string[] }> => {
  const pages: Record<string, ContentPage> = {};
  const refusals: string[] = [];
  for (const name of await listPages(folder)) {
    const file = join(folder, name);
    const parsed = parseContentPage(basename(name, '.md'), (await readIfAny(file)) ?? '');
    if (parsed.kind === 'page') pages[parsed.page.slug] = parsed.page;
    else refusals.push(formatRefusal(file, [{ path: [], message: parsed.reason }]));
  }
  return { content: pages, refusals };
};

/** Hash of a site, the same for the same configuration in every process. */
const calculateVersion = (site: Omit<ResolvedSite, 'configVersion'>): string =>
  createHash('sha256').update(JSON.stringify(site)).digest('base64url').slice(0, 16);

const refuse = (message: string): LoadedSite => ({ kind: 'refused', message });

/** Reads a site's folder: site.yaml and content/*.md. Everything that is wrong with it is said at once. */
export const loadSite = async (folder: string): Promise<LoadedSite> => {
  const file = join(folder, 'site.yaml');
  const text = await readIfAny(file);
  if (text === undefined) return refuse(formatRefusal(file, [{ path: [], message: 'there is no such file' }]));
  const parsed = parseSiteFile(text);
  if (parsed.kind === 'refused') {
    const problems = parsed.reasons.map((message) => ({ path: [], message }));
    return refuse(formatRefusal(file, problems));
  }
  const { content, refusals } = await loadContent(join(folder, 'content'));
  const resolution = resolveSite(parsed.raw, content);
  if (resolution.kind === 'refused') {
    return refuse([formatRefusal(file, resolution.problems, parsed.lineOf), ...refusals].join('\n\n'));
  }
  if (refusals.length > 0) return refuse(refusals.join('\n\n'));
  const { site } = resolution;
  if (site.slug !== basename(folder)) {
    const message = `slug '${site.slug}' differs from the name of its folder`;
    const problem = { path: ['slug'], message, allowed: basename(folder) };
    return refuse(formatRefusal(file, [problem], parsed.lineOf));
  }
  return { kind: 'site', site: { ...site, configVersion: calculateVersion(site) } };
};
