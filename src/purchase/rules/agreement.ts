import type { PurchaseFigures } from './calculate-figures.ts';
import type { TradeInCredit } from './count-trade-in.ts';

/** What was agreed when a vehicle was taken for a purchase; the deposit that was charged is that of its figures. @spec B2.03, D.41 */
export interface Agreement {
  readonly figures: PurchaseFigures;
  readonly credit: TradeInCredit | null;
  /** 'Drive Away'; null where the dealer says nothing of it. */
  readonly priceType: string | null;
  readonly agreedAtMs: number;
}
