import type { TradedCar } from './traded-car.ts';

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
