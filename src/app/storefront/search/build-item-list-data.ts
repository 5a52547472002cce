import type { VehicleCardView } from '#src/app/storefront/vehicle-card/build-vehicle-card.ts';

/**
 * The cards of a page for search engines, as schema.org's ItemList: sold ones are not offered.
 * @param siteUrl without a slash at the end
 */
export const buildItemListData = (
  cards: readonly VehicleCardView[],
  siteUrl: string,
): Readonly<Record<string, unknown>> => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: cards
    .filter(({ status }) => status !== 'sold')
    .map(({ href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: `${siteUrl}${href}`,
    })),
});
