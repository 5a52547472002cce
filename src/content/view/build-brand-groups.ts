import { contentPaths } from '#src/lib/content-paths.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import type { BrandGroup, BrandTile } from '../rules/brand-tile-schema.ts';

/** A brand as the grid draws it. */
export interface BrandTileView {
  readonly title: string;
  readonly href: string;
  /** Null for a brand whose name stands where others have a logo. */
  readonly logoSrc: string | null;
}

export interface BrandGroupView {
  readonly title: string;
  readonly tiles: readonly BrandTileView[];
}

/** Where a brand's tile leads. @spec B9.50, B9.51, B9.52 */
export const buildBrandHref = ({ slug, skipPage }: Pick<BrandTile, 'slug' | 'skipPage'>): string =>
  skipPage ? pagePaths.content(slug) : contentPaths.brand(slug);

/** The brands of a group by heading; all of them where no heading is named. @spec B1.17, B3.26 */
export const buildBrandGroups = (groups: readonly BrandGroup[], titles: readonly string[]): readonly BrandGroupView[] =>
  groups
    .filter(({ title }) => titles.length === 0 || titles.includes(title))
    .map(({ title, tiles }) => ({
      title,
      tiles: tiles.map((tile) => ({ title: tile.title, href: buildBrandHref(tile), logoSrc: tile.logoSrc })),
    }));
