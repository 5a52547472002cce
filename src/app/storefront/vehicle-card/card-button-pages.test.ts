import { matchRoutes } from 'react-router';
import { describe, expect, it } from 'vitest';
import routes from '#src/app/routes.ts';
import { cardButtons } from '#src/vehicle/rules/card/card-config.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { buildCardButtonsView } from '#src/vehicle/view/card/build-card-parts.ts';

const findPage = (href: string) => {
  const table = routes.map(({ path = '', file }) => ({ path, id: file }));
  return matchRoutes(table, new URL(href, 'https://www.wattle.example').pathname)?.[0]?.route.id;
};

describe('the buttons of a card', () => {
  it.each(
    buildCardButtonsView(makeTestVehicle(), cardButtons, {
      findSimilarHref: () => '/search/',
      findFinanceHref: () => '/finance',
      hasPrice: true,
      enquireLabel: 'Enquire',
      reserveHref: '/cars/x/buy-online',
      purchaseHref: '/checkout-journey?car_id=x',
    }),
  )('$name leads to a page of its own [B2.25]', ({ href }) => {
    // Matches content pages too, because the dealer writes the finance page.
    expect(findPage(href)).toMatch(/^storefront\/(?!not-found)/);
  });
});
