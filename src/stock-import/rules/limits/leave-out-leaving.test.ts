import { expect, it } from 'vitest';
import { leaveOutLeaving } from './leave-out-leaving.ts';

const row = { key: 'T1', stockNumber: 'T1' };
const findings = {
  lowPrices: [row],
  tenfoldPrices: [row],
  highPrices: [row],
  lowFirstPrices: [row],
  firstPrices: [row],
  repriced: [row],
};
const none = {
  lowPrices: [],
  tenfoldPrices: [],
  highPrices: [],
  lowFirstPrices: [],
  firstPrices: [],
  repriced: [],
};

const leaveOut = (
  fields: readonly string[],
  { isSold = true, isHidden = false, statusKeys = new Set<string>() } = {},
) =>
  leaveOutLeaving(findings, [{ key: 'T1', isSold, isHidden }], {
    fieldsByKey: new Map([['T1', fields]]),
    fieldsOfAll: [],
    statusKeys,
  });

it('leaves out prices of cars that are sold or hidden', () => {
  expect(leaveOut([])).toEqual(none);
  expect(leaveOut(['status'], { isHidden: true })).toEqual(none);
  expect(leaveOut(['show_on_dealer_website'])).toEqual(none);
});

it('keeps prices of cars that stay on sale', () => {
  expect(leaveOut(['status'])).toEqual(findings);
  expect(leaveOut([], { statusKeys: new Set(['T1']) })).toEqual(findings);
  expect(leaveOut(['show_on_dealer_website'], { isSold: false, isHidden: true })).toEqual(findings);
});
