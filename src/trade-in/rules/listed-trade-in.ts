import type { TradedCar } from './traded-car.ts';

/** A valuation that was sent to the dealer with a lead. */
export interface ListedTradeIn {
  readonly valuationUuid: string;
  readonly leadUuid: string;
  readonly startedAtMs: number;
  readonly car: TradedCar | null;
  readonly odometerKm: number | null;
  readonly offerDollars: number | null;
  readonly isAccepted: boolean;
  readonly firstName: string;
  readonly lastName: string | null;
}
