import { describe, expect, it } from 'vitest';
import { chooseHeldBack, type FeedFindings } from './choose-held-back.ts';
import type { FeedLimit } from './choose-tripped-limits.ts';
import { listLeaving } from './paid-vehicles.ts';
import type { RowConcern } from './survey-feed-row.ts';
import type { ConcernedRow } from './tripped-limits.ts';

const vehicle = (id: number, isOffered = true) => ({
  id,
  stockNumber: `U${id}`,
  name: `Car ${id}`,
  isOffered,
  isAvailable: true,
  isReserved: false,
});
const row = (id: number, concerns: readonly RowConcern[], isOffered = true): ConcernedRow => ({
  key: `U${id}`,
  concerns,
  vehicle: vehicle(id, isOffered),
});
const trip = (limit: FeedLimit) => ({ limit, count: 3, of: 10, limitPercent: limit === 'fieldsGone' ? null : 20 });
const nothing: FeedFindings = {
  tripped: [],
  concerned: [],
  lowPrices: [],
  tenfoldPrices: [],
  swappedPrices: [],
  costPrices: [],
  pricesBelowCost: undefined,
  highPrices: [],
  rolledBack: [],
  swapped: [],
  firstOdometers: [],
  firstPrices: [],
  repriced: [],
  statusless: [],
  heldMarks: [],
  textChanges: [],
  movedComments: undefined,
  staffComments: [],
  sameCars: [],
  swappedPhotos: [],
  namedPhotos: [],
  ownedPhotos: [],
  sharedPhotos: [],
  shiftedColumns: [],
  odometerPrices: undefined,
  lowFirstPrices: [],
  missing: [],
  fieldsGone: [],
  commitments: new Map(),
  columnChanges: { gone: [], unread: [], isOtherFormat: false },
  heldRow: null,
  skippedMissing: null,
  isAccepted: false,
};
const choose = (findings: Partial<FeedFindings>) => chooseHeldBack({ ...nothing, ...findings });
const keptBy = (findings: Partial<FeedFindings>) => Object.fromEntries(choose(findings).fieldsByKey);

describe('what of a feed is held back', () => {
  it('is nothing while no limit is tripped', () => {
    const heldBack = choose({
      concerned: [row(1, ['priceGone', 'photosGone']), row(2, ['sold'])],
      missing: [vehicle(3)],
    });
    expect(heldBack).toMatchObject({ held: [], named: [], isMissingHeld: false, fieldsOfAll: [] });
    expect(heldBack.fieldsByKey.size).toBe(0);
  });

  it('is what the limit is about, in the rows that are concerned', () => {
    const concerned = [row(1, ['priceGone', 'photosGone']), row(2, ['priceMoved']), row(3, ['sold'])];
    expect(keptBy({ concerned, tripped: [trip('pricesGone')] })).toEqual({
      U1: ['price', 'offer_price', 'before_price', 'price_type'],
    });
    expect(keptBy({ concerned, tripped: [trip('pricesMoved')] })).toEqual({
      U2: ['price', 'offer_price', 'before_price', 'price_type'],
    });
    expect(keptBy({ concerned, tripped: [trip('photosGone')] }).U1).toContain('images');
  });

  it.each(['pricesMoved', 'pricesRaised', 'pricesCut'] as const)('takes first prices along with %s', (limit) => {
    const findings = { firstPrices: [{ key: 'U9', stockNumber: 'U9' }], tripped: [trip(limit)] };
    expect(keptBy(findings)).toEqual({ U9: ['price', 'offer_price', 'before_price', 'price_type'] });
    expect(choose(findings).held.at(-1)).toMatchObject({ kind: 'firstPrices', stockNumbers: ['U9'] });
    expect(keptBy({ ...findings, tripped: [trip('photosGone')] })).toEqual({});
  });

  it.each(['pricesMoved', 'pricesRaised', 'pricesCut'] as const)(
    'takes all other price changes along with %s',
    (limit) => {
      const kind = { pricesMoved: 'priceMoved', pricesRaised: 'priceRaised', pricesCut: 'priceCut' } as const;
      const concerned = [row(1, [kind[limit]]), row(3, ['photosGone'])];
      const repriced = ['U1', 'U2'].map((key) => ({ key, stockNumber: key }));
      const prices = ['price', 'offer_price', 'before_price', 'price_type'];
      expect(keptBy({ concerned, repriced, tripped: [trip(limit)] })).toEqual({ U1: prices, U2: prices });
      expect(choose({ concerned, repriced, tripped: [trip(limit)] }).held.at(-1)).toMatchObject({
        kind: 'otherPrices',
        count: 1,
        stockNumbers: ['U2'],
      });
      expect(keptBy({ concerned, repriced, tripped: [trip('photosGone')] })).not.toHaveProperty('U2');
      expect(keptBy({ concerned, repriced, tripped: [trip('pricesGone')] })).toEqual({ U1: prices, U2: prices });
    },
  );

  it('names the vehicles of a limit, offered ones only', () => {
    const concerned = [row(1, ['priceGone']), row(2, ['priceGone'], false), row(3, ['priceMoved'])];
    expect(choose({ concerned, tripped: [trip('pricesGone')] }).held).toMatchObject([
      { kind: 'pricesGone', count: 3, stockNumbers: ['U1'] },
    ]);
    const missing = [vehicle(4), vehicle(5, false)];
    expect(choose({ missing, tripped: [trip('missing')] })).toMatchObject({
      isMissingHeld: true,
      held: [{ kind: 'missing', stockNumbers: ['U4'] }],
    });
  });

  it('keeps every vehicle on sale, in its row or missing, when too many go off sale [B4.02]', () => {
    const findings = {
      concerned: [
        row(1, ['sold']),
        row(2, ['hidden']),
        row(3, ['unavailable']),
        row(4, ['reserved']),
        row(5, ['priceGone']),
      ],
      missing: [vehicle(6), vehicle(7, false)],
      tripped: [trip('offSale')],
    };
    const saleFields = ['status', 'sold', 'sold_date_timestamp'];
    expect(keptBy(findings)).toEqual({
      U1: saleFields,
      U2: ['show_on_dealer_website'],
      U3: saleFields,
      U4: ['reserved'],
    });
    expect(choose(findings)).toMatchObject({
      isMissingHeld: true,
      held: [{ kind: 'offSale', stockNumbers: ['U1', 'U2', 'U3', 'U4', 'U6'] }],
    });
    expect(listLeaving(findings)).toEqual([]);
    const both = choose({ ...findings, tripped: [trip('missing'), trip('offSale')] }).held;
    expect(both.map(({ stockNumbers }) => stockNumbers)).toEqual([['U6'], ['U1', 'U2', 'U3', 'U4']]);
  });

  it('says once that missing vehicles stay because a row could be any of them', () => {
    const skippedMissing = { stockNumbers: ['U1', 'U2'], cause: 'row 3 has no stock number' };
    expect(choose({ skippedMissing }).held).toEqual([
      {
        kind: 'missingSkipped',
        count: 2,
        sentence: "2 vehicles for sale aren't in the feed. We haven't changed them, because row 3 has no stock number.",
        stockNumbers: ['U1', 'U2'],
      },
    ]);
    const heldRow = { stockNumber: null, fault: null };
    expect(choose({ skippedMissing, heldRow }).held).toMatchObject([{ kind: 'lastRow' }]);
    expect(choose({ skippedMissing, heldRow, isAccepted: true }).held).toMatchObject([{ kind: 'missingSkipped' }]);
  });

  it('keeps all that a lost column fills, for every vehicle', () => {
    const fieldsGone = ['location_code', 'price', 'colour'];
    const heldBack = choose({ fieldsGone, tripped: [trip('fieldsGone')] });
    expect(heldBack.fieldsGone).toEqual(fieldsGone);
    expect(heldBack.fieldsOfAll).toEqual(
      expect.arrayContaining(['location_name', 'dealership_id', 'price_type', 'colour']),
    );
    expect(heldBack.held[0]?.sentence).toContain('location_code, price, colour');
    expect(choose({ fieldsGone }).fieldsOfAll).toEqual([]);
  });

  it('is told once when a lost column explains a limit', () => {
    const tripped = [trip('pricesGone'), trip('pricesMoved'), trip('photosGone'), trip('fieldsGone')];
    const kindsOf = (fieldsGone: readonly string[]) => choose({ fieldsGone, tripped }).held.map(({ kind }) => kind);
    expect(kindsOf(['price', 'images'])).toEqual(['fieldsGone']);
    expect(kindsOf(['colour'])).toEqual(['pricesGone', 'pricesMoved', 'photosGone', 'fieldsGone']);
  });

  it('keeps the price of a row far below the market, unless the dealer accepts it', () => {
    const lowPrices = [{ key: 'U1', stockNumber: 'u1' }];
    expect(keptBy({ lowPrices })).toEqual({ U1: ['price', 'offer_price', 'before_price', 'price_type'] });
    expect(choose({ lowPrices }).held).toMatchObject([{ kind: 'lowPrice', stockNumbers: ['u1'] }]);
    expect(choose({ lowPrices, isAccepted: true })).toMatchObject({ held: [], fieldsByKey: new Map() });
  });

  it('reports a last row that was left out', () => {
    expect(choose({ heldRow: { stockNumber: null, fault: null } }).held).toMatchObject([{ kind: 'lastRow', count: 1 }]);
  });
});

describe('vehicles in which shoppers have a stake', () => {
  const commitments = new Map([
    [1, ['reservation', 'watchlist'] as const],
    [2, ['watchlist'] as const],
    [3, ['purchase'] as const],
  ]);

  it('are named when they go, and stay when somebody paid', () => {
    const missing = [1, 2, 3, 4].map((id) => vehicle(id));
    const heldBack = choose({ missing, commitments });
    expect(heldBack.named.map(({ stockNumber, isHeld }) => [stockNumber, isHeld])).toEqual([
      ['U1', true],
      ['U2', false],
      ['U3', false],
    ]);
    expect(heldBack.heldVehicleIds).toEqual(new Set([1]));
    expect(heldBack.held).toMatchObject([{ kind: 'committed', count: 1, stockNumbers: ['U1'] }]);
  });

  it('stay as they were, price included, when their own row takes them off sale', () => {
    const concerned = [row(1, ['sold', 'priceGone']), row(2, ['hidden'])];
    const kept = keptBy({ concerned, commitments });
    expect(kept.U1).toEqual(expect.arrayContaining(['status', 'sold', 'price']));
    expect(kept.U2).toBeUndefined();
  });

  it('are not named when they stay, or were off sale already', () => {
    expect(choose({ concerned: [row(1, ['priceGone'])], commitments }).named).toEqual([]);
    expect(choose({ missing: [vehicle(1, false)], commitments }).named).toEqual([]);
    expect(choose({ missing: [vehicle(1)], tripped: [trip('missing')], commitments }).named).toEqual([]);
  });

  it('go all the same when the dealer accepts that, and are still named', () => {
    const heldBack = choose({ missing: [vehicle(1)], commitments, isAccepted: true });
    expect(heldBack).toMatchObject({ held: [], named: [{ stockNumber: 'U1', isHeld: false }] });
    expect(heldBack.heldVehicleIds.size).toBe(0);
  });

  it('are asked about once each', () => {
    const leaving = listLeaving({ tripped: [], concerned: [row(1, ['sold', 'hidden'])], missing: [vehicle(2)] });
    expect(leaving.map(({ id }) => id)).toEqual([1, 2]);
  });
});
