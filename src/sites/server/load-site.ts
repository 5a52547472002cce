import { createHash } from 'node:crypto';
import { basename, join } from 'node:path';
import { checkRedirects } from '../config/pages/check-redirects.ts';
import type { ContentPage } from '../config/pages/content-page.ts';
import { dropDeadDefaults, findDeadLinks, findDeadSiteLinks } from '../config/pages/find-dead-links.ts';
import { findPublicationProblems } from '../config/pages/find-publication-problems.ts';
import { indexPages, type PageIndex } from '../config/pages/index-pages.ts';
import { listPagePaths } from '../config/pages/list-page-paths.ts';
import { resolveSite } from '../config/resolve-site.ts';
import type { ResolvedSite, UnversionedSite } from '../config/resolved-site.ts';
import { formatRefusal } from './format-refusal.ts';
import { loadPublications } from './load-publications.ts';
import { parseContentPage } from './parse-content-page.ts';
import { readYamlFile } from './parse-site-file.ts';
import { noteReads, type SiteFiles, type SiteFolder } from './site-folder.ts';
import type { SiteSource } from './site-source.ts';

export type LoadedSite =
  | {
      readonly kind: 'site';
      readonly site: ResolvedSite;
      readonly files: SiteFiles;
    }
  | { readonly kind: 'refused'; readonly message: string };

const calculateVersion = (site: UnversionedSite): string =>
  createHash('sha256').update(JSON.stringify(site)).digest('base64url').slice(0, 16);

const refuse = (message: string): LoadedSite => ({ kind: 'refused', message });

interface LoadedContent {
  readonly content: Readonly<Record<string, ContentPage>>;
  readonly refusals: readonly string[];
}

/** @spec L2.25 */
const salePagesFolder = 'pages';

/** Reads a site's pages: content/*.md at /{name}, and content/pages/*.md at /pages/{name}. */
const loadContent = async (folder: SiteFolder): Promise<LoadedContent> => {
  const pages: Record<string, ContentPage> = {};
  const refusals: string[] = [];
  for (const under of ['content', `content/${salePagesFolder}`]) {
    for (const name of await folder.listMarkdown(under)) {
      const slug = `${under}/${basename(name, '.md')}`.slice('content/'.length);
      const found = await folder.read(`${under}/${name}`);
      const parsed = found.kind === 'text' ? parseContentPage(slug, found.text) : found;
      if (parsed.kind === 'page') pages[slug] = parsed.page;
      else refusals.push(formatRefusal(join(folder.path, under, name), parsed.problems));
    }
  }
  return { content: pages, refusals };
};

const loadPages = async (folder: SiteFolder) => {
  const { content, refusals } = await loadContent(folder);
  const { publications, refusals: others } = await loadPublications(folder);
  return { pages: { content, publications }, refusals: [...refusals, ...others] };
};

/** @spec L2.20, L2.36 */
const refuseDeadLinks = (
  folder: string,
  { content, publications }: Pick<ResolvedSite, 'content' | 'publications'>,
  index: PageIndex,
): readonly string[] =>
  [
    ...Object.entries(content).map(([slug, page]) => ({ file: `content/${slug}.md`, value: page })),
    ...publications.posts.map((post) => ({ file: `blog/${post.slug}.md`, value: post })),
    ...publications.offers.map((offer) => ({ file: `offers/ (id ${offer.id})`, value: offer })),
  ].flatMap(({ file, value }) => {
    const problems = findDeadLinks(value, index);
    return problems.length === 0 ? [] : [formatRefusal(join(folder, file), problems)];
  });

interface LoadedRedirects {
  readonly redirects: ResolvedSite['redirects'];
  readonly refusals: readonly string[];
}

const loadRedirects = async (folder: SiteFolder, pagePaths: ReadonlySet<string>): Promise<LoadedRedirects> => {
  const file = join(folder.path, 'redirects.yaml');
  const refuse = (...given: Parameters<typeof formatRefusal>): LoadedRedirects => ({
    redirects: {},
    refusals: [formatRefusal(...given)],
  });
  const yaml = await readYamlFile(folder, 'redirects.yaml');
  if (yaml.kind === 'missing') return { redirects: {}, refusals: [] };
  if (yaml.kind !== 'document') return refuse(file, yaml.problems);
  const checked = checkRedirects(yaml.raw, (path) => pagePaths.has(path));
  if (checked.kind === 'refused') return refuse(file, checked.problems, yaml.lineOf);
  return { redirects: checked.redirects, refusals: [] };
};

/**
 * If site.yaml is missing or isn't valid YAML, reports only that. Otherwise reports the invalid files together. Looks
 * for dead links only if every file is valid.
 */
export const loadSiteFolder = async (source: SiteFolder): Promise<LoadedSite> => {
  const { folder, files } = noteReads(source);
  const file = join(folder.path, 'site.yaml');
  const parsed = await readYamlFile(folder, 'site.yaml');
  if (parsed.kind !== 'document') return refuse(formatRefusal(file, parsed.problems));
  const { pages, refusals } = await loadPages(folder);
  const resolution = resolveSite(parsed.raw, { ...pages, redirects: {} });
  // Pages depend on site.yaml. While that file is invalid, redirects are only checked against each other.
  const pagePaths = resolution.kind === 'site' ? listPagePaths(resolution.site) : new Set<string>();
  const { redirects, refusals: ofRedirects } = await loadRedirects(folder, pagePaths);
  const ofFile = resolution.kind === 'refused' ? [formatRefusal(file, resolution.problems, parsed.lineOf)] : [];
  const everyRefusal = [...ofFile, ...refusals, ...ofRedirects];
  if (resolution.kind === 'refused' || everyRefusal.length > 0) return refuse(everyRefusal.join('\n\n'));
  const site = { ...resolution.site, redirects };
  const problems = findPublicationProblems(site);
  if (problems.length > 0) return refuse(formatRefusal(folder.path, problems));
  if (site.slug !== basename(folder.path)) {
    const message = `slug '${site.slug}' differs from the name of its folder`;
    const problem = { path: ['slug'], message, allowed: basename(folder.path) };
    return refuse(formatRefusal(file, [problem], parsed.lineOf));
  }
  const index = indexPages(site);
  const deadLinks = findDeadSiteLinks(parsed.raw, site, index);
  const dead = [
    ...(deadLinks.length === 0 ? [] : [formatRefusal(file, deadLinks, parsed.lineOf)]),
    ...refuseDeadLinks(folder.path, site, index),
  ];
  if (dead.length > 0) return refuse(dead.join('\n\n'));
  const served = dropDeadDefaults(site, index);
  return { kind: 'site', site: { ...served, configVersion: calculateVersion(served) }, files };
};

export const loadSiteOrThrow = async (source: SiteSource, slug: string): Promise<ResolvedSite> => {
  const folder = await source.open(slug);
  if (folder === undefined) {
    throw new Error(`There is no site ${slug} in ${source.name}. Use one of ${(await source.listSlugs()).join(', ')}.`);
  }
  const loaded = await loadSiteFolder(folder);
  if (loaded.kind === 'refused') throw new Error(loaded.message);
  return loaded.site;
};
