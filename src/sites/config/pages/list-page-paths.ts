import * as pagePaths from '#src/lib/page-paths.ts';
import { contentPaths, locationPaths } from '#src/lib/page-paths.ts';
import { publicationPaths } from '#src/lib/publication-paths.ts';
import { locationRoots } from '#src/locations/rules/location-roots.ts';
import type { ResolvedSite } from '../resolved-site.ts';

type Pages = Pick<ResolvedSite, 'content' | 'publications' | 'locations' | 'config'>;

/** Includes each visible location under all of `locationRoots`, because the unused roots redirect. */
export const listPagePaths = ({ content, publications, locations, config }: Pages): ReadonlySet<string> =>
  new Set([
    ...Object.keys(content).map(pagePaths.content),
    ...publications.posts.map(({ slug }) => publicationPaths.blogEntry(slug)),
    ...config.content.brandGroups.flatMap(({ tiles }) => tiles.map(({ slug }) => contentPaths.brand(slug))),
    ...locations
      .filter(({ visible }) => visible)
      .flatMap(({ slug }) => locationRoots.map((root) => locationPaths.detail(root, slug))),
  ]);
