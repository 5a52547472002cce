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
  /**
   * Text about each trade-in for the dealer, by valuation id and label. Leaves out valuations that have their own lead.
   */
  readonly tradeInFacts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly termsYears: readonly number[];
}

/** @spec B2.03, D.41 */
export interface Agreement {
  readonly figures: PurchaseFigures;
  readonly credit: TradeInCredit | null;
  readonly priceType: string | null;
  readonly agreedAtMs: number;
}

/** Returns a key for the figures. If a form has an old key, the shopper must check the figures again. @spec D.41 */
export const writeShown = (revision: number, figures: PurchaseFigures): string => {
  const { priceCents, deliveryCents, tradeInCents, depositCents, financedCents } = figures;
  return [revision, priceCents, deliveryCents ?? 'quote', tradeInCents, depositCents, financedCents].join('-');
};
