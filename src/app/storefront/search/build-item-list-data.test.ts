import { expect, it } from 'vitest';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { buildVehicleCard } from '#src/app/storefront/vehicle-card/build-vehicle-card.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { buildItemListData } from './build-item-list-data.ts';

const context = makeTestContext();
const cards = ['in_stock', 'sold', 'coming_soon', 'in_stock'].map((status, at) =>
  buildVehicleCard(makeTestVehicle({ id: at + 1, slug: `car-${at + 1}`, status }), context),
);

it('lists the cards by their whole addresses, counted from 1, without the sold ones', () => {
  expect(buildItemListData(cards, 'https://www.wattle.example')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, url: 'https://www.wattle.example/cars/car-1' },
      { '@type': 'ListItem', position: 2, url: 'https://www.wattle.example/cars/car-3' },
      { '@type': 'ListItem', position: 3, url: 'https://www.wattle.example/cars/car-4' },
    ],
  });
});
