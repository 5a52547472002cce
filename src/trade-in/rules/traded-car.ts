/** A car that a shopper would sell or trade in, as far as it is known. */
export interface TradedCar {
  readonly make: string;
  readonly model: string;
  readonly year: number;
  /** '110TSI Comfortline' */
  readonly badge: string | null;
  /** What tells it from another of its model: 'Hatch, 1.4 L petrol, automatic, silver'. */
  readonly detail: string | null;
  /** Null until somebody has read it off the dashboard. */
  readonly odometerKm: number | null;
}

/** '2018 Volkswagen Golf' */
export const getCarTitle = ({ year, make, model }: Pick<TradedCar, 'year' | 'make' | 'model'>): string =>
  `${year} ${make} ${model}`;
