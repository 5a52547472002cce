import { beforeAll, expect, it } from 'vitest';
import { drawOnSite, loadLateParts } from '#src/app/storefront/testing/draw-on-site.tsx';
import { draw, loadSearchParts, viewOf } from '#src/app/storefront/testing/draw-search.tsx';
import { findMarkupFlaws } from '#src/app/storefront/testing/find-markup-flaws.ts';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { readText } from '#src/ui/testing/read-text.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { SearchPage } from './search-page.tsx';

beforeAll(loadSearchParts);

const tile = { title: 'Sell yours', text: 'Today.', href: '/sell', action: 'Get a price' };
beforeAll(() => {
  const promoted = makeTestContext({ promotions: { everyCards: 1, promos: [tile] } });
  return loadLateParts(<SearchPage view={viewOf('', promoted)} hasError={false} />, promoted);
});
const promosOf = (promotions: object, query = '') =>
  [...draw(query, makeTestContext({ promotions })).matchAll(/<li[^>]*data-promo[^>]*>.*?<\/li>/gs)].map(([card]) =>
    readText(card),
  );

it('has a promo card after every sixth vehicle unless the site says otherwise [D.04] [B2.18]', () => {
  const vehicles = Array.from({ length: 13 }, (_, at) => makeTestVehicle({ id: at + 1, slug: `v${at + 1}` }));
  const context = makeTestContext({ promotions: { promos: [tile] } });
  const markup = drawOnSite(<SearchPage view={viewOf('', context, { vehicles })} hasError={false} />, context);
  const order = [...markup.matchAll(/href="\/(cars\/v|sell)\w*"/g)].map(([, kind]) => kind);
  const cards = order.filter((kind, at) => kind !== order[at - 1] || kind === 'sell');
  expect(cards).toEqual(['cars/v', 'sell', 'cars/v', 'sell', 'cars/v']);
  const before = markup.slice(0, markup.indexOf('href="/sell"'));
  expect(new Set([...before.matchAll(/href="(\/cars\/v\d+)"/g)].map(([, href]) => href)).size).toBe(6);
});

it('has a promo card after every Nth vehicle, in turns [B2.18] [B3.23] [B5.41]', () => {
  const promos = [tile, { ...tile, title: 'Buy one' }];
  expect(promosOf({ everyCards: 1, promos })).toEqual([
    'Sell yours Today. Get a price',
    'Buy one Today. Get a price',
    'Sell yours Today. Get a price',
  ]);
  expect(promosOf({ everyCards: 3, promos })).toEqual(['Sell yours Today. Get a price']);
  expect(promosOf({ promos })).toEqual([]);
  const markup = draw('', makeTestContext({ promotions: { everyCards: 2, promos } }));
  const order = [...markup.matchAll(/href="(\/cars\/[a-z]|\/sell)"/g)].map(([, href]) => href);
  expect([...new Set(order)]).toEqual(['/cars/a', '/cars/b', '/sell', '/cars/c']);
});

it('has the picture, its words and its colour in a promo card, each address one that leads somewhere [B3.23]', () => {
  const promo = { ...tile, imageUrl: '/media/sell.avif', imageAlt: 'A car and its keys', background: 'accent' };
  const markup = draw('', makeTestContext({ promotions: { everyCards: 3, promos: [promo] } }));
  expect(markup).toMatch(/data-promo="true">.*data-background="accent".*sell\.avif.*alt="A car and its keys"/s);
  expect(findMarkupFlaws(markup)).toEqual([]);
});

it('shows the promos of the car types filtered by, strict ones nowhere else [B3.23] [B5.40] [L4.26] [D.43]', () => {
  const promos = [
    { ...tile, title: 'Used', display: ['used'], strictDisplay: true },
    { ...tile, title: 'New', display: ['new'] },
  ];
  const titles = (query: string) => promosOf({ everyCards: 1, promos }, query).map((words) => words.split(' ')[0]);
  expect(titles('?car_type=used')).toEqual(['Used', 'Used', 'Used']);
  expect(titles('')).toEqual(['New', 'New', 'New']);
});

it('shows no promo before its start or after its expiry [B3.23] [B5.37]', () => {
  const during = { ...tile, start: '2026-11-20T23:59:59Z', expiry: '2026-11-21T00:00:01Z' };
  expect(promosOf({ everyCards: 3, promos: [during] })).toHaveLength(1);
  expect(promosOf({ everyCards: 3, promos: [{ ...during, start: '2026-11-21T00:00:00Z' }] })).toEqual([]);
  expect(promosOf({ everyCards: 3, promos: [{ ...during, expiry: '2026-11-21T00:00:00Z' }] })).toEqual([]);
});
