import type { RegoState } from '../rules/check-plate.ts';
import type { TradeInConfig } from '../rules/config.ts';
import type { TradedCar } from '../rules/traded-car.ts';
import type { EstimateBasis } from '../rules/valuation.ts';

export interface PlateQuestion {
  readonly rego: string;
  readonly regoState: RegoState;
  readonly config: TradeInConfig;
  readonly thisYear: number;
}

export type PlateAnswer =
  | { readonly kind: 'found'; readonly car: TradedCar }
  | { readonly kind: 'several'; readonly cars: readonly TradedCar[] }
  | { readonly kind: 'notFound' }
  | { readonly kind: 'unavailable'; readonly reason: string };

export interface ValueQuestion {
  readonly siteSlug: string;
  readonly car: TradedCar;
  readonly config: TradeInConfig;
}

export type ValueAnswer =
  | { readonly kind: 'valued'; readonly marketCents: number; readonly basis: EstimateBasis }
  | { readonly kind: 'fewAlike' }
  | { readonly kind: 'unavailable'; readonly reason: string };

/** Returns failures instead of throwing them. @spec D.59 */
export interface VehicleValuer {
  readonly find: (question: PlateQuestion) => Promise<PlateAnswer>;
  readonly value: (question: ValueQuestion) => Promise<ValueAnswer>;
}
