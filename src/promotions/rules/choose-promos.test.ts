import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choosePromos, isPromoActive, isPromoDisplayed } from './choose-promos.ts';
import { promotionsConfig } from './config.ts';
import { placePromos } from './place-promos.ts';

const moment = '2026-11-22T00:00:00Z';
const now = new Date(moment);
const at = (ms: number) => new Date(now.getTime() + ms);
const make = (title: string, fields: object = {}) => ({ title, text: 'Text.', href: '/x', action: 'Go', ...fields });
const choose = (promos: readonly object[], fields: object = {}, occasion: object = {}) =>
  choosePromos(promotionsConfig.parse({ promos, ...fields }), {
    now,
    carTypes: [],
    address: '/search/',
    ...occasion,
  }).map(({ title }) => title);

describe('isPromoActive', () => {
  it('is after its start and before its expiry, at neither [B5.37]', () => {
    const both = { start: moment, expiry: at(1000).toISOString() };
    expect([-1, 0, 1, 999, 1000, 1001].map((ms) => isPromoActive(both, at(ms)))).toEqual([
      ...[false, false, true, true, false, false],
    ]);
  });

  it('ignores an absent bound [B5.37]', () => {
    expect(isPromoActive({ start: null, expiry: null }, now)).toBe(true);
    expect([-1, 1].map((ms) => isPromoActive({ start: moment, expiry: null }, at(ms)))).toEqual([false, true]);
    expect([-1, 1].map((ms) => isPromoActive({ start: null, expiry: moment }, at(ms)))).toEqual([true, false]);
  });
});

describe('isPromoDisplayed', () => {
  const show = (display: ('new' | 'demo' | 'used')[], strictDisplay: boolean, carTypes: readonly string[]) =>
    isPromoDisplayed({ display, strictDisplay }, carTypes);

  it('shows a strict promo only when the car-type filter matches [B5.40] [L4.26]', () => {
    expect([[], ['used'], ['new'], ['used', 'demo']].map((filter) => show(['new', 'demo'], true, filter))).toEqual([
      ...[false, false, true, true],
    ]);
  });

  it('shows others also without a filter, and promos without a list always [D.43] [L4.26]', () => {
    expect([[], ['used'], ['new']].map((filter) => show(['new', 'demo'], false, filter))).toEqual([true, false, true]);
    expect([[], ['used']].map((filter) => show([], false, filter))).toEqual([true, true]);
  });

  it('rejects a strict promo without a list [B5.40]', () => {
    expect(promotionsConfig.safeParse({ promos: [make('a', { strictDisplay: true })] }).success).toBe(false);
  });
});

describe('choosePromos', () => {
  it('sorts promos with a position first, then the others as listed [B5.38] [B5.39]', () => {
    const promos = [make('a'), make('b', { position: 9 }), make('c'), make('d', { position: 2 })];
    expect(choose(promos)).toEqual(['d', 'b', 'a', 'c']);
  });

  it('skips promos that are not active or not displayed [B5.37] [B5.40]', () => {
    const promos = [
      make('over', { expiry: moment, position: 1 }),
      make('to come', { start: at(1).toISOString() }),
      make('strict', { display: ['new'], strictDisplay: true }),
      make('plain'),
    ];
    expect(choose(promos)).toEqual(['plain']);
    expect(choose(promos, {}, { carTypes: ['new'] })).toEqual(['strict', 'plain']);
  });

  it('shuffles the others alike for all visitors, and anew per page and hour [B5.39]', () => {
    const promos = [...'abcdefgh'].map((title) => make(title)).concat(make('first', { position: 1 }));
    const shuffled = choose(promos, { order: 'shuffled' });
    expect(shuffled[0]).toBe('first');
    expect(shuffled.toSorted()).toEqual([...'abcdefgh', 'first'].toSorted());
    expect(choose(promos, { order: 'shuffled' }, { now: at(3_599_000) })).toEqual(shuffled);
    expect(choose(promos, { order: 'shuffled' }, { now: at(3_600_000) })).not.toEqual(shuffled);
    expect(choose(promos, { order: 'shuffled' }, { address: '/search/kia' })).not.toEqual(shuffled);
  });
});

describe('placePromos', () => {
  const place = (cardCount: number, everyCards: number, page = 1) =>
    placePromos(['a', 'b', 'c', 'd'], cardCount, everyCards, { page, pageSize: 21 });

  it('places a promo after every Nth vehicle [B2.18]', () => {
    expect(place(21, 6).map(({ afterCards }) => afterCards)).toEqual([6, 12, 18]);
    expect([place(5, 6), place(6, 6).length, place(11, 6).length]).toEqual([[], 1, 1]);
  });

  it('continues the turns from page to page [B5.41]', () => {
    const turns = [1, 2, 3].map((page) =>
      place(21, 6, page)
        .map(({ promo }) => promo)
        .join(''),
    );
    expect(turns).toEqual(['abc', 'dab', 'cda']);
  });

  it('cycles through the promos, and places none when there are none [B5.41]', () => {
    const count = fc.integer({ min: 0, max: 40 });
    const least = fc.integer({ min: 1, max: 60 });
    fc.assert(
      fc.property(count, count, least, fc.integer({ min: 1, max: 50 }), (promoCount, cards, every, page) => {
        const promos = Array.from({ length: promoCount }, (_, index) => index);
        const placed = placePromos(promos, cards, every, { page, pageSize: 40 });
        expect(placed).toHaveLength(promoCount === 0 ? 0 : Math.floor(cards / every));
        placed.forEach(({ promo, afterCards }, index) => {
          expect(afterCards).toBe((index + 1) * every);
          expect(promo).toBe(((page - 1) * Math.floor(40 / every) + index) % promoCount);
        });
      }),
    );
  });
});
