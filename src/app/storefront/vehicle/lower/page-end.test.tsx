import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { loadVehiclePage } from '#src/app/storefront/testing/load-vehicle-page.tsx';
import { makeFullVehicle } from '#src/app/storefront/testing/make-full-vehicle.ts';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { makeSparseOffer } from '#src/app/storefront/testing/make-test-offer.ts';
import { plated } from '#src/app/storefront/testing/say-part.tsx';
import type { ViewContext } from '#src/app/storefront/view-context.ts';
import { drawText } from '#src/ui/testing/draw-text.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { buildVehiclePage } from '../build-vehicle-page.ts';
import { PageEnd } from './page-end.tsx';

beforeAll(loadVehiclePage);

const withOffer = (context: ViewContext, lastDay: string | null = null): ViewContext => {
  const publications = { ...context.site.publications, offers: [makeSparseOffer({ lastDay })] };
  return { ...context, site: { ...context.site, publications } };
};

const sayEnd = (vehicle: Vehicle, context = plated) =>
  drawText(<PageEnd view={buildVehiclePage(vehicle, false, context)} />);

it('has the place where the site shows it and it is known [L3.16]', () => {
  const hidden = makeTestContext({ vehicle: { page: { hasMap: false } } });
  expect(sayEnd(makeFullVehicle())).toMatch(/Location Moorooka/);
  expect(sayEnd(makeFullVehicle(), hidden)).not.toContain('Location');
  expect(sayEnd(makeTestVehicle())).not.toContain('Location');
});

it('names the way there once: in the banner of another city, else beside the address [B2.58]', () => {
  const away = sayEnd(makeFullVehicle({ city: 'Windsor' }));
  expect(away).toContain('Located at Windsor Get Directions (opens in a new tab)');
  expect(away.split('Get Directions')).toHaveLength(2);
  const here = sayEnd(makeFullVehicle());
  expect(here).not.toContain('Located at');
  expect(here).toContain('Get Directions to Moorooka');
});

it('has a banner with three links, with an instant offer unless the site says no [B2.55] [B2.56]', () => {
  const onPaper = 'www.wattle.example/cars/2023-nissan-x-trail-1';
  expect(sayEnd(makeTestVehicle(), withOffer(plated))).toBe(
    `See our latest offers Book a service online Sell your car Get an instant offer in 2 minutes ${onPaper}`,
  );
  const plain = makeTestContext({ vehicle: { page: { links: { hasInstantOffer: false, serviceHref: null } } } });
  expect(sayEnd(makeTestVehicle(), withOffer(plain))).toBe(`See our latest offers Sell your car ${onPaper}`);
  const none = { offersHref: null, serviceHref: null, sellHref: null };
  expect(sayEnd(makeTestVehicle(), makeTestContext({ vehicle: { page: { links: none } } }))).toBe(onPaper);
});

it('leads to no offers where there are none, or only past ones [B2.55]', () => {
  for (const context of [plated, withOffer(plated, '2026-11-20')]) {
    expect(sayEnd(makeTestVehicle(), context)).not.toContain('offers');
  }
  expect(sayEnd(makeTestVehicle(), withOffer(plated, '2026-11-21'))).toContain('See our latest offers');
  const elsewhere = makeTestContext({ vehicle: { page: { links: { offersHref: '/pages/eofy' } } } });
  expect(sayEnd(makeTestVehicle(), elsewhere)).toContain('See our latest offers');
});

it('leads from the banner to the pages of the site, or to the maker’s own booking of a service [B2.08] [B2.55]', () => {
  const context = makeTestContext({ vehicle: { page: { links: { serviceHref: 'https://service.example/book' } } } });
  const markup = renderToStaticMarkup(
    <PageEnd view={buildVehiclePage(makeTestVehicle(), false, withOffer(context))} />,
  );
  expect([...markup.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    '/special-offers',
    'https://service.example/book',
    '/trade-in',
  ]);
});
