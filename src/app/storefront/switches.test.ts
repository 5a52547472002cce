import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeEveryState } from '#src/app/storefront/testing/make-every-state.ts';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { calculatorRows } from '#src/app/storefront/testing/switch-rows/calculator-rows.ts';
import { chatRows } from '#src/app/storefront/testing/switch-rows/chat-rows.ts';
import { checkoutRows } from '#src/app/storefront/testing/switch-rows/checkout-rows.ts';
import { financeRows } from '#src/app/storefront/testing/switch-rows/finance-rows.ts';
import { promoRows, promos, promotionRows } from '#src/app/storefront/testing/switch-rows/promotion-rows.ts';
import { searchRows } from '#src/app/storefront/testing/switch-rows/search-rows.ts';
import { seenElsewhere } from '#src/app/storefront/testing/switch-rows/seen-elsewhere.ts';
import { vehicleRows } from '#src/app/storefront/testing/switch-rows/vehicle-rows.ts';
import { writePages } from '#src/app/storefront/testing/write-pages.ts';
import { listSwitches } from '#src/sites/config/list-switches.ts';
import { mergeLayers, type RawObject } from '#src/sites/config/merge-layers.ts';
import { siteJsonSchema } from '#src/sites/config/site-json-schema.ts';
import { sliceFragments } from '#src/sites/config/slice-fragments.ts';

const stock = makeEveryState(makeTestContext().now);
const draw = (config: RawObject): string => writePages(stock, makeTestContext(config));

/**
 * The defaults with two changes. The site has a lender, because finance switches have no effect without one. Cards have
 * no fuel tag.
 */
const base: RawObject = {
  vehicle: { cards: { hasFuelTag: false } },
  finance: { provider: 'lender', providers: { lender: { name: 'Lender' } } },
};

const rows = [
  ...searchRows,
  ...vehicleRows,
  ...financeRows,
  ...calculatorRows,
  ...promotionRows,
  ...chatRows,
  ...checkoutRows,
];

const nest = (path: string, value: unknown): RawObject =>
  path
    .replace('*', 'lender')
    .split('.')
    .reduceRight<unknown>((inner, key) => ({ [key]: inner }), value) as RawObject;

describe('a switch changes what its site shows', () => {
  it.each(rows)('%s [B0.02]', (path, value, beside = {}) => {
    const before = mergeLayers(base, beside);
    expect(draw(mergeLayers(before, nest(path, value)))).not.toBe(draw(before));
  });

  it.each(promoRows)('promotions.promos.*.%s [B0.02] [B3.22] [B3.23]', (field, value, beside = {}) => {
    const drawPromo = (fields: RawObject): string =>
      draw({ ...base, promotions: { everyCards: 4, promos: [promos[0] ?? {}, { ...promos[1], ...fields }] } });
    expect(drawPromo({ ...beside, [field]: value })).not.toBe(drawPromo(beside));
  });

  it('and nothing else does', () => {
    expect(draw(base)).toBe(draw(mergeLayers(base, {})));
  });

  it('or the test that is named for it does, and is there', () => {
    const tests = new Set(
      [...globSync('src/**/*.test.{ts,tsx}'), ...globSync('e2e/*.spec.ts')].map((file) => basename(file)),
    );
    const named = Object.values(seenElsewhere).map((reason) => basename(reason.slice(reason.lastIndexOf(' ') + 1)));
    expect(named.filter((file) => !tests.has(file))).toEqual([]);
  });

  it('for every switch of every slice [B0.02] [B1.16]', () => {
    const declared = listSwitches(siteJsonSchema)
      .filter(({ path: [slice = ''] }) => Object.hasOwn(sliceFragments, slice))
      .map(({ path }) => path.join('.'));
    const ofPromos = promoRows.map(([field]) => `promotions.promos.*.${field}`);
    const covered = [...rows.map(([path]) => path), ...ofPromos, ...Object.keys(seenElsewhere)];
    expect(covered.toSorted()).toEqual(declared.toSorted());
  });
});
