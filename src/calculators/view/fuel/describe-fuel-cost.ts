import { formatPrice } from '#src/lib/format-number.ts';
import { readDecimal } from '#src/lib/read-decimal.ts';
import { calculateFuelCost } from '../../rules/fuel/calculate-fuel-cost.ts';
import type { FuelCell } from './build-fuel-view.ts';

export interface FuelEntry {
  readonly priceText: string;
  readonly kmText: string;
  readonly litresPer100Km: number;
}

export type FuelAnswer =
  | { readonly kind: 'cost'; readonly cells: readonly FuelCell[] }
  | {
      readonly kind: 'wrong';
      readonly field: 'price' | 'km';
      readonly message: string;
      readonly cells: readonly FuelCell[];
    };

const periods = ['a week', 'a month', 'a year'] as const;
const maxPriceDollars = 10;
const maxWeeklyKm = 10_000;

const listCells = (amounts: readonly string[]): readonly FuelCell[] =>
  periods.map((label, index) => ({ figure: amounts[index] ?? '–', label }));

const refuse = (field: 'price' | 'km', message: string): FuelAnswer => ({
  kind: 'wrong',
  field,
  message,
  cells: listCells([]),
});

/** @spec D.12 */
export const describeFuelCost = ({ priceText, kmText, litresPer100Km }: FuelEntry): FuelAnswer => {
  const priceDollars = readDecimal(priceText);
  if (priceDollars === null || priceDollars > maxPriceDollars) {
    return refuse('price', `Enter a price per litre of up to $${maxPriceDollars}, such as 1.70.`);
  }
  const weeklyKm = readDecimal(kmText);
  if (weeklyKm === null || weeklyKm > maxWeeklyKm) {
    return refuse('km', 'Enter up to 10,000 km a week, such as 250.');
  }
  const cost = calculateFuelCost({ priceCents: priceDollars * 100, litresPer100Km, weeklyKm });
  return {
    kind: 'cost',
    cells: listCells([cost.weekCents, cost.monthCents, cost.yearCents].map(formatPrice)),
  };
};
