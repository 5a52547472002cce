import * as pagePaths from '#src/lib/page-paths.ts';
import { contentPaths } from '#src/lib/page-paths.ts';
import type { BrandTile } from '../rules/blocks/own-block-schemas.ts';
import type { ContentConfig } from '../rules/config.ts';

export interface BrandTileView {
  readonly title: string;
  readonly href: string;
  /** @spec B1.18, L3.12 */
  readonly logoSrc: string | null;
}

export interface BrandGroupView {
  readonly title: string;
  readonly tiles: readonly BrandTileView[];
}

/** @spec B9.50, B9.51, B9.52 */
export const buildBrandHref = ({ slug, skipPage }: Pick<BrandTile, 'slug' | 'skipPage'>): string =>
  skipPage ? pagePaths.content(slug) : contentPaths.brand(slug);

const toTile = (tile: BrandTile, { makeLogos }: Pick<ContentConfig, 'makeLogos'>): BrandTileView => ({
  title: tile.title,
  href: buildBrandHref(tile),
  logoSrc: tile.logoSrc ?? makeLogos[tile.slug] ?? null,
});

const toGroup = (
  { title, tiles }: { readonly title: string; readonly tiles: readonly BrandTile[] },
  content: Pick<ContentConfig, 'makeLogos'>,
): BrandGroupView => ({ title, tiles: tiles.map((tile) => toTile(tile, content)) });

/** @spec B1.17, B3.26 */
export const buildBrandGroups = (
  content: Pick<ContentConfig, 'brandGroups' | 'makeLogos'>,
  titles: readonly string[],
): readonly BrandGroupView[] =>
  content.brandGroups
    .filter(({ title }) => titles.length === 0 || titles.includes(title))
    .map((group) => toGroup(group, content));

/** @spec B1.17 */
export interface BrandWallView {
  readonly featured: readonly BrandTileView[];
  /** Brands that aren't featured, of the groups that feature some brands. Null if there are none. */
  readonly folded: { readonly label: string; readonly groups: readonly BrandGroupView[] } | null;
  readonly groups: readonly BrandGroupView[];
}

const listFolding = ({ brandGroups }: Pick<ContentConfig, 'brandGroups'>) =>
  brandGroups.filter(({ featured }) => featured !== null);

/** @spec B1.17, B1.19 */
export const countBrands = (content: Pick<ContentConfig, 'brandGroups'>): number | null =>
  listFolding(content).flatMap(({ tiles }) => tiles).length || null;

/** @spec B1.17 */
export const buildBrandWall = (content: Pick<ContentConfig, 'brandGroups' | 'makeLogos'>): BrandWallView => {
  const folding = listFolding(content);
  const brands = folding.flatMap(({ tiles }) => tiles);
  const featuredSlugs = folding.flatMap(({ featured }) => featured ?? []);
  const foldedGroups = folding
    .map(({ title, tiles }) => ({ title, tiles: tiles.filter(({ slug }) => !featuredSlugs.includes(slug)) }))
    .filter(({ tiles }) => tiles.length > 0)
    .map((group) => toGroup(group, content));
  const open = content.brandGroups.filter(({ featured }) => featured === null);
  return {
    featured: featuredSlugs.flatMap((slug) =>
      brands.filter((tile) => tile.slug === slug).map((tile) => toTile(tile, content)),
    ),
    folded: foldedGroups.length === 0 ? null : { label: `All ${brands.length} brands`, groups: foldedGroups },
    groups: open.map((group) => toGroup(group, content)),
  };
};
