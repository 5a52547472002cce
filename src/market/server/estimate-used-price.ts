import { withTimeout } from '#src/platform/jobs/with-timeout.ts';
import { estimateMarket } from '../rules/comparison/estimate-market.ts';
import { type DescribedCar, listDescribedKeys, toDescribedSubject } from '../rules/comparison/market-listing.ts';
import type { MarketConfig } from '../rules/config.ts';
import type { MarketStock } from './market-stock.ts';

export type UsedPriceAnswer =
  | {
      readonly kind: 'estimate';
      readonly middleCents: number;
      readonly vehicleCount: number;
      readonly dealerCount: number;
    }
  | { readonly kind: 'tooFew' }
  | { readonly kind: 'failed' };

export interface UsedPriceQuestion {
  readonly siteSlug: string;
  readonly car: DescribedCar;
  readonly config: Pick<MarketConfig, 'leastVehicles' | 'leastDealers'>;
}

const maxWaitMs = 8000;

/** @spec D.39, B3.15 */
export const estimateUsedPrice =
  (stock: Pick<MarketStock, 'find'>) =>
  async ({ siteSlug, car, config }: UsedPriceQuestion): Promise<UsedPriceAnswer> => {
    const asked = Promise.all(listDescribedKeys(car).map((key) => stock.find(key)));
    const groups = await withTimeout(maxWaitMs, asked).catch(() => undefined);
    if (groups === undefined) return { kind: 'failed' };
    const listings = groups.flatMap((group) => [...group]);
    const estimate = estimateMarket(toDescribedSubject(siteSlug, car), listings, config);
    if (estimate.kind === 'tooFew') return { kind: 'tooFew' };
    const { middleCents, vehicleCount, dealerCount } = estimate;
    return { kind: 'estimate', middleCents, vehicleCount, dealerCount };
  };
