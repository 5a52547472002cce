import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { promotionsConfig } from './config.ts';
import { findRunningNotice } from './find-running-notice.ts';
import { listPromoMoments } from './list-promo-moments.ts';
import { placeHomePromos } from './place-promos.ts';

const timeZone = 'Australia/Brisbane';
const midnight = Date.parse('2026-12-24T14:00:00Z');

describe('findRunningNotice', () => {
  const find = (dates: readonly (string | null)[], ms: number) =>
    findRunningNotice(
      dates.map((expiryDate) => ({ expiryDate })),
      { now: new Date(ms), timeZone },
    );

  it("shows a notice to the end of its last day in the site's time zone [B5.43]", () => {
    expect([-1, 0].map((ms) => find(['2026-12-24'], midnight + ms)?.expiresAtMs)).toEqual([midnight, undefined]);
  });

  it('moves on to the next when one has expired [B5.43]', () => {
    const dates = ['2026-12-23', '2026-12-24', null];
    expect([-1, 0].map((ms) => find(dates, midnight + ms)?.notice.expiryDate)).toEqual(['2026-12-24', null]);
    expect(find([], midnight)).toBeUndefined();
  });
});

describe('listPromoMoments', () => {
  const notice = { title: 'Title', text: 'Text.', href: '/x', action: 'Go', expiryDate: '2026-12-24' };
  const start = '2026-12-01T00:00:00Z';
  const expiry = '2026-12-02T00:00:00Z';
  const config = promotionsConfig.parse({
    promos: [{ title: 'Title', text: 'Text.', href: '/x', action: 'Go', start, expiry }],
    announcements: [{ text: 'Text.', expiryDate: '2026-12-23' }, { text: 'Text.' }],
    popups: [notice],
  });

  it('lists every start and expiry [B5.37] [B5.43]', () => {
    expect(listPromoMoments(config, timeZone)).toEqual([
      Date.parse(start) + 1,
      Date.parse(expiry),
      midnight - 86_400_000,
      midnight,
    ]);
    expect(listPromoMoments(promotionsConfig.parse({}), timeZone)).toEqual([]);
  });
});

describe('placeHomePromos', () => {
  const placesOf = (positions: readonly number[], cardCount: number) =>
    placeHomePromos(['a', 'b'], positions, cardCount).map(({ afterCards, promo }) => [promo, afterCards]);

  it.each([
    [
      [5, 10],
      10,
      [
        ['a', 4],
        ['b', 8],
      ],
    ],
    [[6], 7, [['a', 5]]],
    [
      [8, 17],
      18,
      [
        ['a', 7],
        ['b', 15],
      ],
    ],
    // Four places for two promos: the promos alternate.
    [
      [1, 2, 3, 9],
      6,
      [
        ['a', 0],
        ['b', 0],
        ['a', 0],
        ['b', 5],
      ],
    ],
  ])('places promos at the positions %j among %i vehicles [L9.33] [B5.41]', (positions, cardCount, placed) => {
    expect(placesOf(positions, cardCount)).toEqual(placed);
  });

  it('leaves positions empty beyond the vehicles, and all of them without promos [L9.33]', () => {
    expect(placesOf([5, 10], 8)).toEqual([
      ['a', 4],
      ['b', 8],
    ]);
    expect(placesOf([5, 10], 7)).toEqual([['a', 4]]);
    expect(placesOf([5, 10], 3)).toEqual([]);
    expect(placeHomePromos([], [1], 3)).toEqual([]);
  });

  it('counts vehicles and promos for a position [L9.33]', () => {
    const positions = fc
      .uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 4 })
      .map((all) => all.toSorted((a, b) => a - b));
    fc.assert(
      fc.property(positions, fc.integer({ min: 0, max: 24 }), (wanted, cardCount) => {
        const placed = placeHomePromos(['a', 'b', 'c'], wanted, cardCount);
        const row = Array.from({ length: cardCount + 1 }, (_, count) => [
          ...placed.filter(({ afterCards }) => afterCards === count).map(() => 'promo'),
          ...(count < cardCount ? ['vehicle'] : []),
        ]).flat();
        const places = row.flatMap((kind, at) => (kind === 'promo' ? [at + 1] : []));
        expect(places).toEqual(wanted.slice(0, places.length));
      }),
    );
  });

  it('accepts positions in ascending order only [L9.33]', () => {
    const isTaken = (homePositions: readonly number[]) => promotionsConfig.safeParse({ homePositions }).success;
    expect([[5, 10], [6], []].map(isTaken)).toEqual([true, true, true]);
    expect([[10, 5], [5, 5], [0]].map(isTaken)).toEqual([false, false, false]);
  });
});
