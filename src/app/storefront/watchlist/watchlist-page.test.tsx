import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { Visitor } from '#src/account/rules/visitor.ts';
import { type PageContext, pageContext } from '#src/app/storefront/page-context.server.ts';
import { drawOnSite, loadLateParts } from '#src/app/storefront/testing/draw-on-site.tsx';
import { findMarkupFlaws } from '#src/app/storefront/testing/find-markup-flaws.ts';
import { makeFullVehicle } from '#src/app/storefront/testing/make-full-vehicle.ts';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { buildVehicleCard } from '#src/app/storefront/vehicle-card/build-vehicle-card.ts';
import { VehicleCard } from '#src/app/storefront/vehicle-card/vehicle-card.tsx';
import { readText } from '#src/ui/testing/read-text.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { buildWatchlistView } from './build-watchlist-view.ts';
import { buildWatchedStock } from './load-watchlist-page.server.ts';
import { WatchlistPage } from './watchlist-page.tsx';
import { loader } from './watchlist-route.tsx';

const watching = makeTestContext({ watchlist: { isEnabled: true } });
const addedAt = new Date('2026-11-20T00:00:00Z');
const phone = '+61412345678';
const soldAtSeconds = watching.now.getTime() / 1000 - 86_400;

await loadLateParts(<VehicleCard card={buildVehicleCard(makeFullVehicle(), watching)} />, watching);

const unasked = { phone, answer: null, token: null } as const;
const drawList = (stock: readonly Vehicle[], entries: readonly { vehicleId: number; priceCents: number | null }[]) => {
  const watched = buildWatchedStock(
    entries.map((entry) => ({ ...entry, addedAt })),
    stock,
    watching,
  );
  return drawOnSite(
    <WatchlistPage
      view={buildWatchlistView({ stock: watched, consent: null, unproven: null }, watching.site, unasked)}
    />,
    watching,
  );
};
const price = { priceCents: 2_499_000, offerPriceCents: null } as const;

describe('the page', () => {
  it('shows cards in the order of the list, with the price when saved and the price of now [B1.15] [D.55]', () => {
    const stock = [makeFullVehicle({ id: 7, ...price }), makeTestVehicle({ id: 8, ...price })];
    const markup = drawList(stock, [
      { vehicleId: 8, priceCents: null },
      { vehicleId: 7, priceCents: 2_599_000 },
    ]);
    expect(markup).toContain('<h1>Watchlist</h1>');
    const words = readText(markup);
    expect(words).toMatch(
      /2 cars saved.*Saved on 20 November 2026.*\$24,990.*Saved at \$25,990 on 20 November 2026 \$1,000 less now/,
    );
    expect(markup.match(/aria-pressed="true"[^>]*data-keep="watchlist"/g)).toHaveLength(2);
    expect(findMarkupFlaws(markup)).toEqual([]);
  });

  it('marks what is sold, compares no price of it, and lets it be taken off [B4.37]', () => {
    const sold = makeFullVehicle({ id: 7, ...price, status: 'sold', soldAtSeconds });
    const markup = drawList([sold], [{ vehicleId: 7, priceCents: 2_599_000 }]);
    expect(readText(markup)).toContain('Sold on 20 November 2026');
    expect(readText(markup)).not.toContain('less now');
    expect(markup).toContain('action="/watchlist/remove"');
  });

  it.each([
    ['is hidden', { isShownOnWebsite: false }],
    ['has an unknown status', { status: 'in_transit' }],
  ])('names what %s, and shows no card of it [B4.16] [D.05]', (_what, fields) => {
    const hidden = makeFullVehicle({ id: 7, ...fields });
    const markup = drawList(
      [hidden],
      [
        { vehicleId: 7, priceCents: null },
        { vehicleId: 9, priceCents: null },
      ],
    );
    expect(readText(markup)).toMatch(/No longer listed \d{4} \S+.*Remove.*Vehicle 9/);
    expect(markup).not.toContain('<article');
  });

  it('says what to do where nothing is saved', () => {
    const markup = drawList([], []);
    expect(readText(markup)).toContain('Nothing saved yet Tap the heart on a car');
    expect(findMarkupFlaws(markup)).toEqual([]);
  });
});

it('lists what the visitor reserved, with the way to it, whatever is saved [B9.29] [D.41]', () => {
  const context = makeTestContext({ watchlist: { isEnabled: true } });
  const reservations = [
    { id: 'r', title: '2021 Mazda CX-5', text: 'Reserved, held for you until Sunday.', href: '/cars/cx-5/checkout' },
  ];
  const nothing = { stock: { ids: [], cards: [], gone: [] }, consent: null, unproven: null };
  const asked = { phone, answer: null, token: null };
  const draw = (rows: typeof reservations) =>
    drawOnSite(
      <WatchlistPage view={buildWatchlistView({ ...nothing, reservations: rows }, context.site, asked)} />,
      context,
    );
  expect(readText(draw(reservations))).toContain(
    'Your reservations 2021 Mazda CX-5 Reserved, held for you until Sunday. View : 2021 Mazda CX-5',
  );
  expect(draw(reservations)).toContain('href="/cars/cx-5/checkout"');
  expect(draw([])).not.toContain('Your reservations');
});

describe('its address', () => {
  const load = async (visitor: Visitor | null, site = watching.site) => {
    const context = new RouterContextProvider();
    const loadWatchlist = async (uuid: string) => ({
      stock: { ids: uuid === 'mine' ? [7] : [], cards: [], gone: [] },
      consent: null,
      unproven: null,
    });
    const page = {
      site,
      queries: { loadWatchlist, listReservations: async () => [] },
      visit: { visitor, cameFrom: '/search/used-cars/' },
    };
    context.set(pageContext, page as unknown as PageContext);
    const url = new URL('/watchlist', site.url);
    const args = { context, url, request: new Request(url), params: {}, pattern: '/watchlist' };
    return loader(args as unknown as Parameters<typeof loader>[0]);
  };
  const findThrown = (loading: Promise<unknown>): Promise<unknown> =>
    loading.then(
      () => null,
      (thrown: unknown) => thrown,
    );

  it('is the visitor’s own list [B6.03] [D.55]', async () => {
    expect(await load({ visitorUuid: 'mine', phone })).toMatchObject({ ids: [7], phone, isIndexed: false });
  });

  it('leads a visitor who hasn’t signed in to the sign-in [B2.11] [B4.34]', async () => {
    for (const visitor of [null, { visitorUuid: 'mine', phone: null }]) {
      const thrown = await findThrown(load(visitor));
      expect(thrown).toBeInstanceOf(Response);
      expect((thrown as Response).headers.get('location')).toBe(
        '/sign-in?type=watchlist&redirect=%2Fwatchlist&back=%2Fsearch%2Fused-cars%2F',
      );
    }
  });

  it('is no page of a site without a watchlist, signed in or not [B1.15]', async () => {
    for (const visitor of [null, { visitorUuid: 'mine', phone }]) {
      expect(await findThrown(load(visitor, makeTestContext().site))).toMatchObject({ init: { status: 404 } });
    }
  });
});
