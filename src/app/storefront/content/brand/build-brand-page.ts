import type { ViewSite } from '#src/app/storefront/view-context.ts';
import type { BrandTile, Tile } from '#src/content/rules/blocks/own-block-schemas.ts';
import { buildWarrantyReasons } from '#src/content/view/build-warranty-reasons.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import { contentPaths } from '#src/lib/page-paths.ts';
import { formatAddress } from '#src/locations/view/format-address.ts';
import type { ContentPage } from '#src/sites/config/pages/content-page.ts';

const stockRowLimit = 8;

interface Brand extends BrandTile {
  readonly isTradeInOnly: boolean;
}

const findBrand = ({ config }: ViewSite, slug: string): Brand | undefined =>
  config.content.brandGroups
    .flatMap(({ tiles, isTradeInOnly }) => tiles.map((tile) => ({ ...tile, isTradeInOnly })))
    .find((tile) => tile.slug === slug && !tile.skipPage);

const offerToFind = (title: string): Tile => ({
  title: `Can’t see the ${title} you want?`,
  text: 'Tell us what you’re after. We’ll look for it and call you back, with no obligation.',
  href: pagePaths.contact,
  action: 'Ask us to find one',
  tone: 'plain',
});

const offerToValue: Tile = {
  title: 'Have one to trade in?',
  text: 'Tell us about it and we’ll call you back.',
  href: pagePaths.contact,
  action: 'Contact us',
  tone: 'plain',
};

const listYards = ({ locations }: ViewSite, { slug, title }: BrandTile) =>
  locations
    .filter(({ visible, manufacturers }) => visible && manufacturers.includes(slug))
    .map(({ name, address }) => ({ title: `New ${title} at ${name}`, text: formatAddress(address) }));

/** Returns undefined for an unknown brand, and for a brand with `skipPage`. @spec B9.50 */
export const buildBrandPage = (site: ViewSite, slug: string): ContentPage | undefined => {
  const tile = findBrand(site, slug);
  if (tile === undefined) return undefined;
  const { title, description, imageBannerSrc, isTradeInOnly } = tile;
  const reasons = isTradeInOnly ? [] : [...buildWarrantyReasons(tile, site.config.content), ...listYards(site, tile)];
  return {
    slug: contentPaths.brand(slug).slice(1),
    title,
    description,
    lead: description,
    picture: imageBannerSrc === null ? null : { src: imageBannerSrc, alt: '' },
    blocks: [
      ...(reasons.length === 0 ? [] : [{ kind: 'reasons' as const, title: null, reasons }]),
      {
        kind: 'stock',
        title: `${title} at ${site.name}`,
        search: pagePaths.searchOf(slug),
        limit: stockRowLimit,
        more: `See all ${title} stock`,
      },
      {
        kind: 'tiles',
        title: null,
        tiles: [isTradeInOnly ? offerToValue : offerToFind(title)],
      },
    ],
    part: null,
    form: null,
  };
};
