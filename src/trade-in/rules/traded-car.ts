import { shortenMakeModel } from '#src/vehicle/rules/get-vehicle-title.ts';

export interface TradedCar {
  readonly make: string;
  readonly model: string;
  readonly year: number;
  readonly badge: string | null;
  readonly detail: string | null;
  readonly odometerKm: number | null;
}

export const getCarTitle = ({ year, make, model }: Pick<TradedCar, 'year' | 'make' | 'model'>): string =>
  `${year} ${shortenMakeModel(`${make} ${model}`)}`;
