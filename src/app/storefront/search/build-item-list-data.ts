import type { VehicleCardView } from '#src/app/storefront/vehicle-card/build-vehicle-card.ts';

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
