import { describe, expect, it } from 'vitest';
import { buildAccountView } from '#src/account/view/build-account-view.ts';
import { drawOnSite } from '#src/app/storefront/testing/draw-on-site.tsx';
import { makeStoredReservation } from '#src/app/storefront/testing/make-stored-reservation.ts';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import type { StoredReservation } from '#src/checkout/server/reservation-payable.ts';
import { buildReservationList } from '#src/checkout/view/build-reservation-list.ts';
import { readText } from '#src/ui/testing/read-text.ts';
import { buildGarageView } from './build-garage-view.ts';
import { GarageList } from './garage-list.tsx';
import { GaragePage } from './garage-page.tsx';

it('is called the garage, is empty until the browser fills it, and no search engine keeps it [B1.14]', () => {
  const context = makeTestContext();
  const view = buildGarageView(context.site);
  const markup = drawOnSite(<GaragePage view={view} account={null} reservations={[]} />, context);
  expect(markup).toContain('<h1>Garage</h1>');
  expect(readText(markup)).toContain('The cars you save here stay in this browser.');
  expect(markup).toMatch(/<section[^>]* aria-label="Saved cars"[^>]*><\/section>/);
  expect(view).toMatchObject({ isIndexed: false, canonicalUrl: `${context.site.url}/my-garage` });
});

it('leads from an empty garage to the stock, or to the watchlist where hearts save there [B1.14] [B1.15]', () => {
  const sayEmpty = (config: Record<string, unknown>): readonly string[] => {
    const context = makeTestContext(config);
    const view = buildGarageView(context.site);
    const markup = drawOnSite(<GarageList siteSlug={context.site.slug} view={view} />, context);
    const [, href = '', label = ''] = /<a class="[^"]*" href="([^"]*)">([^<]*)</.exec(markup) ?? [];
    return [href, label];
  };
  expect(sayEmpty({})).toEqual(['/search/new-used-and-demo-cars/', 'See our cars']);
  expect(sayEmpty({ search: { itemTypes: ['caravan'] } })[1]).toBe('See our caravans');
  expect(sayEmpty({ watchlist: { isEnabled: true } })).toEqual(['/watchlist', 'See your watchlist']);
});

it('speaks of what the site sells [B1.14]', () => {
  const context = makeTestContext({ search: { itemTypes: ['caravan'] } });
  expect(
    readText(drawOnSite(<GaragePage view={buildGarageView(context.site)} account={null} reservations={[]} />, context)),
  ).toContain('The caravans you save here');
});

describe('the devices of the garage', () => {
  const context = makeTestContext();
  const draw = (...kept: readonly { sessionUuid: string; device: string; signedInAt: string }[]): string => {
    const account = buildAccountView({
      visitor: { phone: '+61412345678' },
      sessionUuid: 'mine',
      devices: kept,
      path: '/my-garage',
      timeZone: 'Australia/Brisbane',
    });
    return drawOnSite(<GaragePage view={buildGarageView(context.site)} account={account} reservations={[]} />, context);
  };
  const mine = { sessionUuid: 'mine', device: 'Chrome on Android', signedInAt: '2026-11-01T00:00:00Z' };
  const tablet = { sessionUuid: 'tablet', device: 'Safari on iPad', signedInAt: '2026-11-20T23:30:00Z' };

  it('are this one first, each with the day it signed in on, under the end of the number [D.28] [B3.19]', () => {
    const markup = draw(tablet, mine);
    const text = readText(markup);
    expect(text).toContain('The cars you save here stay in this browser. They aren’t part of your account');
    expect(text).toContain('Signed in as 04•• ••• 678');
    expect(text).toMatch(
      /Chrome on Android ?This device ?Signed in on 1 November 2026.*Safari on iPad ?Signed in on 21 November 2026/,
    );
    expect(markup).not.toContain('345');
  });

  it('can be signed out, each other one and all others, by forms [D.28]', () => {
    const markup = draw(mine, tablet);
    expect(markup).toContain('<form action="/sign-out" method="post">');
    expect(markup.match(/<form action="\/sign-in\/devices" method="post">/g)).toHaveLength(2);
    expect(markup).toContain('<input type="hidden" name="session" value="tablet"/>');
    expect(markup).not.toContain('value="mine"');
    expect(readText(markup)).toContain('Sign out of all other devices');
    const alone = draw(mine);
    expect(alone).not.toContain('/sign-in/devices');
    expect(readText(alone)).not.toContain('all other devices');
  });
});

describe('what was paid for, in the garage', () => {
  const vehicle = { title: '2021 Mazda CX-5', slug: 'cx-5' };
  const held = makeStoredReservation({
    state: 'held',
    capturedCents: 20_000,
    heldUntilMs: Date.parse('2026-11-22T01:00:00Z'),
    contact: { record: { vehicle }, targets: [] } as never,
  });
  const draw = (kept: readonly StoredReservation[], path: 'checkout' | 'none' = 'checkout') => {
    const context = makeTestContext();
    const reservations = buildReservationList(kept, { timeZone: 'Australia/Brisbane', path });
    const view = buildGarageView(context.site);
    return drawOnSite(<GaragePage view={view} account={null} reservations={reservations} />, context);
  };

  it('is listed with the way to it, a purchase to its own page [B9.29] [D.41]', () => {
    const markup = draw([held]);
    expect(readText(markup)).toContain(
      'Your reservations 2021 Mazda CX-5 Reserved, held for you until Sunday 22 November, 11:00 am. Your $200 deposit is paid. View',
    );
    expect(markup).toContain('href="/cars/cx-5/checkout"');
    const bought = draw([{ ...held, isPurchase: true }]);
    expect(readText(bought)).toContain('Bought online, held for you until');
    expect(bought).toContain('href="/checkout-journey?car_id=cx-5"');
  });

  it.each([
    [{ state: 'sold' }, 'It’s yours. Your $200 deposit came off the price.'],
    [
      { state: 'sold', refundedCents: 20_000 },
      'It’s yours. We refunded your $200 deposit to your card, so it didn’t come off the price.',
    ],
    [
      { state: 'sold', failedRefunds: 1 },
      'It’s yours. We couldn’t refund your $200 deposit to your card. We’ll call you to take it off the price or pay it back another way.',
    ],
    [{ state: 'refunding' }, 'Ended. Your full $200 refund is on its way to your card.'],
    [{ state: 'refunded', isPurchase: true }, 'Ended. We’ve refunded the full $200 to your card.'],
    [{ state: 'refunded', failedRefunds: 1 }, 'Ended. We’ve paid you back the full $200. View'],
    [{ state: 'owed' }, 'Ended. We couldn’t refund your $200 to your card. The money is still yours'],
    [{ state: 'paying' }, 'You haven’t paid the $200 deposit yet.'],
  ] as const)('says where its money is: %o [B9.29]', (fields, words) => {
    const markup = draw([{ ...held, ...fields }]);
    expect(readText(markup)).toContain(words);
    expect(markup).toContain('href="/cars/cx-5/checkout"');
  });

  it('is not there where there is none, where nobody knows the vehicle, or on a site without deposits', () => {
    for (const markup of [draw([]), draw([{ ...held, contact: null }]), draw([held], 'none')]) {
      expect(markup).not.toContain('Your reservations');
    }
  });
});
