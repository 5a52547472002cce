import type { DeliveryEstimate } from '#src/calculators/rules/delivery/estimate-delivery.ts';
import type { PurchaseFigures } from './calculate-figures.ts';
import type { TradeInCredit } from './count-trade-in.ts';
import type { AnswerStep } from './purchase-fields.ts';

export interface PurchaseTerms {
  readonly priceCents: number | null;
  readonly priceType: string | null;
  readonly depositCents: number | null;
  readonly isEnabled: boolean;
  readonly steps: readonly AnswerStep[];
  readonly delivery: DeliveryEstimate | null;
  readonly credits: readonly TradeInCredit[];
  /** Details of valuations that have no lead of their own, for the dealer, keyed by valuation id. */
  readonly tradeInFacts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly termsYears: readonly number[];
}

/** The deposit charged is the one in `figures`. @spec B2.03, D.41 */
export interface Agreement {
  readonly figures: PurchaseFigures;
  readonly credit: TradeInCredit | null;
  readonly priceType: string | null;
  readonly agreedAtMs: number;
}

/**
 * Returns a key that changes with the answers and the figures. If a form has another key, the shopper has to check the
 * figures again.
 * @spec D.41
 */
export const writeShown = (revision: number, figures: PurchaseFigures): string => {
  const { priceCents, deliveryCents, tradeInCents, depositCents, financedCents } = figures;
  return [revision, priceCents, deliveryCents ?? 'quote', tradeInCents, depositCents, financedCents].join('-');
};
