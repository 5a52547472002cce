import type { SwitchRow } from './switch-row.ts';

export const calculatorRows: readonly SwitchRow[] = [
  ['calculators.delivery.zones', [{ name: 'Brisbane', postcodes: ['4000-4179'], priceDollars: 0 }]],
  ['calculators.fuel.isShown', false],
  ['calculators.fuel.priceDollars', 1.92],
  ['calculators.fuel.weeklyKm', 400],
  ['calculators.fuel.fallbackLitresPer100Km', 12],
];
