export interface TradedCar {
  readonly make: string;
  readonly model: string;
  readonly year: number;
  readonly badge: string | null;
  /** Distinguishes variants of a model: 'Hatch, 1.4 L petrol, automatic, silver'. */
  readonly detail: string | null;
  /** Null until the shopper enters it. */
  readonly odometerKm: number | null;
}

export const getCarTitle = ({ year, make, model }: Pick<TradedCar, 'year' | 'make' | 'model'>): string =>
  `${year} ${make} ${model}`;
