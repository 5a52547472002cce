import type { VehicleCardView } from '#src/app/storefront/vehicle-card/build-vehicle-card.ts';

/**
 * Describes the page's cards as a schema.org ItemList, without sold vehicles.
 * @param siteUrl without a trailing slash
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
