import * as pagePaths from '#src/lib/page-paths.ts';
import { contentPaths } from '#src/lib/page-paths.ts';
import type { BrandTile } from '../rules/blocks/own-block-schemas.ts';
import type { ContentConfig } from '../rules/config.ts';

export interface BrandTileView {
  readonly title: string;
  readonly href: string;
  /** Null if the brand has no logo: a word mark is drawn instead. @spec B1.18, L3.12 */
  readonly logoSrc: string | null;
}

export interface BrandGroupView {
  readonly title: string;
  readonly tiles: readonly BrandTileView[];
}

/** Returns the target of a brand's tile. @spec B9.50, B9.51, B9.52 */
export const buildBrandHref = ({ slug, skipPage }: Pick<BrandTile, 'slug' | 'skipPage'>): string =>
  skipPage ? pagePaths.content(slug) : contentPaths.brand(slug);

/** Returns the brand groups with these titles, or all groups if `titles` is empty. @spec B1.17, B3.26 */
export const buildBrandGroups = (
  { brandGroups, makeLogos }: Pick<ContentConfig, 'brandGroups' | 'makeLogos'>,
  titles: readonly string[],
): readonly BrandGroupView[] =>
  brandGroups
    .filter(({ title }) => titles.length === 0 || titles.includes(title))
    .map(({ title, tiles }) => ({
      title,
      tiles: tiles.map((tile) => ({
        title: tile.title,
        href: buildBrandHref(tile),
        logoSrc: tile.logoSrc ?? makeLogos[tile.slug] ?? null,
      })),
    }));
