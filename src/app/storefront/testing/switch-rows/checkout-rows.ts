import type { SwitchRow } from './switch-row.ts';

const reserves = { checkout: { path: 'checkout' } };

export const checkoutRows: readonly SwitchRow[] = [
  ['checkout.path', 'buy-online'],
  ['checkout.depositDollars', 350, reserves],
  ['checkout.dealershipDeposits', { 'wattle-mazda': 500 }, reserves],
  ['purchase.isEnabled', true, reserves],
  ['checkout.excludedDealerships', ['wattle-mazda', 'wattle-toyota'], reserves],
];
