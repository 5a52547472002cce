import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { createRowBrake, type FoundRow } from './brake.ts';
import { areFirstPricesHeld, type FirstPriceFindings } from './doubted-prices.ts';

/** A used car and its price. */
export interface PricedCar {
  /** Cars of the same make and model have the same key. */
  readonly nameKey: string;
  readonly year: number;
  readonly priceCents: number;
}

export interface PricedStock {
  /** The feed's used cars for sale. */
  readonly cars: readonly PricedCar[];
  /** Prices in cents of vehicles for sale that the feed doesn't name. */
  readonly otherPrices: readonly number[];
}

/** Fewer prices say little about what a model or a dealer's stock costs. */
const fewestPrices = 5;
/** Cars of one model that are further apart in years can have very different prices. */
const mostYearsApart = 3;
/** A car this old can cost very little compared with the others. */
const oldYears = 12;
const medianPart = 5;

/** Returns undefined for anything but a used car with a price. */
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
 * The check returns true for a price below `percent` of the median of the feed's used cars of the same model and about
 * the same age. If there are too few of these, it returns true for a car under 12 years old whose price is below a fifth
 * of the median of all used cars in the feed and of the vehicles for sale that the feed doesn't name.
 */
export const createLowFirstPriceCheck = ({ cars, otherPrices }: PricedStock, percent: number, thisYear: number) => {
  const byName = Map.groupBy(cars, ({ nameKey }) => nameKey);
  const prices = [...cars.map(({ priceCents }) => priceCents), ...otherPrices];
  const medianCents = prices.length < fewestPrices ? undefined : findMedian(prices);
  return (car: PricedCar): boolean => {
    const ofModel = (byName.get(car.nameKey) ?? [])
      .filter(({ year }) => Math.abs(year - car.year) <= mostYearsApart)
      .map(({ priceCents }) => priceCents);
    // Includes the car's own price.
    const similarCents = ofModel.length >= fewestPrices ? findMedian(ofModel) : undefined;
    if (similarCents !== undefined) return car.priceCents * 100 < similarCents * percent;
    const isOld = thisYear - car.year >= oldYears;
    return !isOld && medianCents !== undefined && car.priceCents * medianPart < medianCents;
  };
};

export type LowFirstPriceFindings = FirstPriceFindings & {
  /** Rows whose first price is far below the prices of similar cars or of the feed's other cars. */
  readonly lowFirstPrices: readonly FoundRow[];
};

export const lowFirstPriceBrake = createRowBrake<LowFirstPriceFindings>('lowFirstPrice', 'lowFirstPrice', (findings) =>
  areFirstPricesHeld(findings) ? [] : findings.lowFirstPrices,
);
