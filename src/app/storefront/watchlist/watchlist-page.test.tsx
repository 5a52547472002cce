import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { Visitor } from '#src/account/rules/visitor.ts';
import { type PageContext, pageContext } from '#src/app/storefront/page-context.server.ts';
import { drawOnSite, loadLateParts } from '#src/app/storefront/testing/draw-on-site.tsx';
import { findMarkupFlaws } from '#src/app/storefront/testing/find-markup-flaws.ts';
import { loadVehiclePage } from '#src/app/storefront/testing/load-vehicle-page.tsx';
import { makeFullVehicle } from '#src/app/storefront/testing/make-full-vehicle.ts';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { buildVehiclePage } from '#src/app/storefront/vehicle/build-vehicle-page.ts';
import { VehiclePage } from '#src/app/storefront/vehicle/vehicle-page.tsx';
import { buildVehicleCard } from '#src/app/storefront/vehicle-card/build-vehicle-card.ts';
import { VehicleCard } from '#src/app/storefront/vehicle-card/vehicle-card.tsx';
import { readText } from '#src/ui/testing/read-text.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import type { NoticeAnswer } from '#src/watchlist/rules/notice-form.ts';
import type { NoticeConsent } from '#src/watchlist/view/build-notices-view.ts';
import { DrawnIds } from '#src/watchlist/web/get-watchlist.tsx';
import { buildWatchlistView, type WatchedStock } from './build-watchlist-view.ts';
import { buildWatchedStock } from './load-watchlist-page.server.ts';
import { WatchlistPage } from './watchlist-page.tsx';
import { loader } from './watchlist-route.tsx';

interface AskedNotices {
  readonly consent: NoticeConsent | null;
  readonly unproven: string | null;
  readonly token: string | null;
  readonly answer: NoticeAnswer | null;
  readonly stock: WatchedStock;
}

const watching = makeTestContext({ watchlist: { isEnabled: true } });
const addedAt = new Date('2026-11-20T00:00:00Z');
const phone = '+61412345678';
const soldAtSeconds = watching.now.getTime() / 1000 - 86_400;

const cardOf = (vehicle: Vehicle, context = watching) => <VehicleCard card={buildVehicleCard(vehicle, context)} />;
const pageOf = (vehicle: Vehicle, context = watching) => (
  <VehiclePage view={buildVehiclePage(vehicle, false, context)} />
);
await loadLateParts(cardOf(makeFullVehicle()), watching);
await loadVehiclePage();
await loadLateParts(pageOf(makeFullVehicle()), watching);

const draw = (part: React.ReactNode, saved: readonly number[] = []) =>
  drawOnSite(<DrawnIds value={saved}>{part}</DrawnIds>, watching);
const findButton = (markup: string) => {
  const form = markup.match(/<form[^>]*action="(\/watchlist\/\w+)"[^>]*>.*?<\/form>/)?.[0];
  return form === undefined ? null : { form, words: readText(form), isPressed: form.includes('aria-pressed="true"') };
};

const vehicles = [
  ['a full car', makeFullVehicle({ id: 7 })],
  ['a sparse car', makeTestVehicle({ id: 7 })],
] as const;
const places = [
  ['card', cardOf],
  ['page', pageOf],
] as const;

describe.each(vehicles)('%s', (_, vehicle) => {
  it.each(places)(
    'has the watchlist in the place of the heart on its %s, where the site has one [B1.15]',
    (_name, place) => {
      const button = findButton(draw(place(vehicle)));
      expect(button?.words).toMatch(/^Save ?: \S/);
      expect(button?.form).toContain('action="/watchlist/save"');
      expect(button?.form).toContain('name="car_id" value="7"');
      expect(draw(place(vehicle))).not.toContain('data-keep="favourites"');
      const plain = makeTestContext();
      const without = drawOnSite(place(vehicle, plain), plain);
      expect(without).toContain('data-keep="favourites"');
      expect(without).not.toContain('data-keep="watchlist"');
    },
  );

  it.each(places)("shows 'Saved' on its %s, sold or not [B4.37]", (_name, place) => {
    for (const sold of [vehicle, { ...vehicle, status: 'sold', soldAtSeconds }]) {
      const button = findButton(draw(place(sold), [7]));
      expect(button?.words).toMatch(/^Saved ?: \S/);
      expect([button?.isPressed, button?.form.includes('/watchlist/remove')]).toEqual([true, true]);
    }
  });

  it.each(places)('shows no button on its %s when it is sold and not saved [B4.38]', (_name, place) => {
    expect(findButton(draw(place({ ...vehicle, status: 'sold', soldAtSeconds }), [8]))).toBeNull();
  });
});

it('is offered where a heart would be: not for a car that the site’s conditions leave out [B4.33]', () => {
  const strict = makeTestContext({ watchlist: { isEnabled: true }, favourites: { conditions: ['priced'] } });
  const unpriced = makeFullVehicle({ priceCents: null, offerPriceCents: null });
  expect(findButton(drawOnSite(cardOf(unpriced, strict), strict))).toBeNull();
});

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

describe('the offer to be told of changes', () => {
  const one = { ids: [7], cards: [], gone: [] };
  const contextOf = (notices: 'none' | 'mail' | 'mailAndSms') =>
    makeTestContext({ watchlist: { isEnabled: true, notices } });
  const viewNotices = (notices: 'none' | 'mail' | 'mailAndSms', asked: Partial<AskedNotices> = {}) => {
    const { consent = null, unproven = null, token = null, answer = null, stock = one } = asked;
    return buildWatchlistView({ stock, consent, unproven }, contextOf(notices).site, { phone, answer, token });
  };
  const drawNotices = (...asked: Parameters<typeof viewNotices>) =>
    drawOnSite(<WatchlistPage view={viewNotices(...asked)} />, contextOf(asked[0]));

  it('asks for a yes that nobody ticked before, by the ways of the site, and not where the site tells nobody', () => {
    const markup = drawNotices('mailAndSms');
    expect(markup).toMatch(/<form [^>]*action="\/watchlist\/notices" method="post"/);
    const ways = [...markup.matchAll(/<input type="radio"[^>]*value="(\w+)"/g)].map(([, way]) => way);
    expect(ways).toEqual(['mail', 'sms']);
    const box = markup.match(/<input[^>]*type="checkbox"[^>]*>/)?.[0];
    expect(box).toContain('required');
    expect(box).not.toContain('checked');
    expect(readText(markup)).toMatch(
      /Yes, .+ can send me alerts the way I’ve chosen when a car on my watchlist drops in price or is available again/,
    );
    expect(findMarkupFlaws(markup)).toEqual([]);
    expect(drawNotices('mail')).toMatch(/<input type="hidden" name="channel" value="mail"/);
    expect(drawNotices('mail')).not.toContain('value="sms"');
    expect(drawNotices('none')).not.toContain('/watchlist/notices');
    // A shopper without saved vehicles isn't asked about alerts.
    expect(drawNotices('mail', { stock: { ...one, ids: [] } })).not.toContain('/watchlist/notices');
  });

  it('asks for searches too, and leads to them, where the site keeps them [L2.30]', () => {
    const context = makeTestContext({ watchlist: { isEnabled: true, notices: 'mail', savedSearches: true } });
    const view = buildWatchlistView({ stock: one, consent: null, unproven: null }, context.site, {
      phone,
      answer: null,
      token: null,
    });
    const markup = drawOnSite(<WatchlistPage view={view} />, context);
    expect(readText(markup)).toContain(
      'or is available again, or when new cars match a search I’ve turned alerts on for.',
    );
    expect(markup).toContain('href="/watchlist/searches"');
    expect(findMarkupFlaws(markup)).toEqual([]);
    expect(readText(drawNotices('mail'))).not.toContain('search I follow');
    expect(drawNotices('mail')).not.toContain('/watchlist/searches');
  });

  it.each([
    ['email', 'Please enter a valid email address.', /type="email"[^>]*aria-invalid="true"/],
    ['agreed', 'Please tick the box to get alerts.', /type="checkbox"[^>]*aria-invalid="true"/],
  ] as const)('says what is missing beside its field: %s', (answer, words, field) => {
    const markup = drawNotices('mailAndSms', { answer });
    expect(readText(markup)).toContain(words);
    expect(markup).toMatch(field);
    expect(drawNotices('mailAndSms')).not.toContain('aria-invalid');
    // The redirect leads to this message above the form, which links to the field.
    expect(markup).toMatch(
      new RegExp(`<div id="notices-problem"[^>]*role="alert"[^>]*><p><a href="#notices-${answer}"`),
    );
    expect(markup).toContain(`id="notices-${answer}"`);
    expect(viewNotices('mailAndSms', { answer }).documentTitle).toMatch(/^Error: /);
    expect(viewNotices('mailAndSms', { answer: 'off' }).documentTitle).not.toContain('Error');
  });

  it('says that an address awaits confirmation, takes it from a visitor with the link, and can start again [L2.30]', () => {
    const unproven = 'ann@example.com';
    const waits = drawNotices('mail', { unproven, answer: 'asked', stock: { ...one, ids: [] } });
    expect(readText(waits)).toContain('Confirm your email address We’ve emailed ann@example.com. Click the link');
    expect(readText(waits)).toContain('to confirm your address and alerts will start');
    expect(waits).toMatch(/action="\/watchlist\/notices\/stop".*Start again/);
    expect(waits).not.toMatch(/name="token"|type="checkbox"|role="alert"/);
    const followed = drawNotices('mail', { unproven, token: 'abc' });
    expect(readText(followed)).toContain(
      'Confirm your address and we’ll send alerts to ann@example.com. Confirm my address',
    );
    expect(followed).toMatch(
      /<form [^>]*action="\/watchlist\/notices"[^>]*><input type="hidden" name="token" value="abc"/,
    );
    expect(findMarkupFlaws(followed)).toEqual([]);
    // A visitor without a pending address has nothing to confirm, whatever link they follow.
    expect(drawNotices('mail', { token: 'abc' })).not.toContain('name="token"');
  });

  it.each([
    ['tooMany', 'We’ve already sent several confirmation emails today.'],
    ['unsent', 'We couldn’t send the email. Please try again shortly.'],
    ['oldLink', 'That link has expired, or someone else requested it.'],
  ] as const)('says what went wrong with the mail that asks: %s [L2.30]', (answer, words) => {
    const markup = drawNotices('mail', { answer, unproven: 'ann@example.com' });
    expect(/<div id="notices-problem"[^>]*>(.*?)<\/div>/.exec(markup)?.[1]).toContain(words);
    expect(markup).toContain('Start again');
  });

  it('says how somebody is told who agreed, since when, and lets them stop it', () => {
    const agreedAt = new Date('2026-11-20T15:00:00Z');
    const byMail = drawNotices('mailAndSms', { consent: { channel: 'mail', target: 'ann@example.com', agreedAt } });
    expect(readText(byMail)).toContain('We’ll email ann@example.com when a car on your watchlist drops in price');
    expect(readText(byMail)).toContain('You signed up on 21 November 2026.');
    expect(byMail).toContain('action="/watchlist/notices/stop"');
    expect(byMail).not.toContain('type="checkbox"');
    const bySms = drawNotices('mailAndSms', { consent: { channel: 'sms', target: phone, agreedAt }, answer: 'on' });
    expect(readText(bySms)).toContain('Alerts are on. We’ll text 0412 345 678');
    expect(readText(drawNotices('mailAndSms', { answer: 'off' }))).toContain('Alerts are off.');
    expect(findMarkupFlaws(byMail)).toEqual([]);
  });
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
