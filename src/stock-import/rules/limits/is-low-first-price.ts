import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { createRowBrake, type FoundRow } from './brake.ts';
import { areFirstPricesHeld, type FirstPriceFindings } from './doubted-prices.ts';

export interface PricedCar {
  readonly nameKey: string;
  readonly year: number;
  readonly priceCents: number;
}

export interface PricedStock {
  readonly cars: readonly PricedCar[];
  readonly otherPrices: readonly number[];
}

const fewestPrices = 5;
const mostYearsApart = 3;
const oldYears = 12;
const medianPart = 5;

export const toPricedCar = (
  { itemType, carType, make, model, year }: Pick<Vehicle, 'itemType' | 'carType' | 'make' | 'model' | 'year'>,
  priceCents: number | null,
): PricedCar | undefined =>
  itemType === 'car' && carType === 'used' && priceCents !== null
    ? { nameKey: `${make} ${model}`.toLowerCase(), year, priceCents }
    : undefined;

const findMedian = (prices: readonly number[]): number | undefined =>
  prices.toSorted((one, other) => one - other)[prices.length >> 1];

/**
 * The check compares a price with the median of the feed's used cars of the same model and similar age. If there are
 * too few of these, it compares a car under 12 years old with the overall median, which includes `otherPrices`.
 */
export const createLowFirstPriceCheck = ({ cars, otherPrices }: PricedStock, percent: number, thisYear: number) => {
  const byName = Map.groupBy(cars, ({ nameKey }) => nameKey);
  const prices = [...cars.map(({ priceCents }) => priceCents), ...otherPrices];
  const medianCents = prices.length < fewestPrices ? undefined : findMedian(prices);
  return (car: PricedCar): boolean => {
    const ofModel = (byName.get(car.nameKey) ?? [])
      .filter(({ year }) => Math.abs(year - car.year) <= mostYearsApart)
      .map(({ priceCents }) => priceCents);
    const similarCents = ofModel.length >= fewestPrices ? findMedian(ofModel) : undefined;
    if (similarCents !== undefined) return car.priceCents * 100 < similarCents * percent;
    const isOld = thisYear - car.year >= oldYears;
    return !isOld && medianCents !== undefined && car.priceCents * medianPart < medianCents;
  };
};

export type LowFirstPriceFindings = FirstPriceFindings & {
  readonly lowFirstPrices: readonly FoundRow[];
};

export const lowFirstPriceBrake = createRowBrake<LowFirstPriceFindings>('lowFirstPrice', 'lowFirstPrice', (findings) =>
  areFirstPricesHeld(findings) ? [] : findings.lowFirstPrices,
);
