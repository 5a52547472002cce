import type { DeliveryEstimate } from '#src/calculators/rules/delivery/estimate-delivery.ts';
import type { PurchaseFigures } from './calculate-figures.ts';
import type { TradeInCredit } from './count-trade-in.ts';
import type { AnswerStep } from './purchase-fields.ts';

/** What a purchase depends on beside its answers, at one moment. */
export interface PurchaseTerms {
  readonly priceCents: number | null;
  readonly priceType: string | null;
  readonly depositCents: number | null;
  readonly isEnabled: boolean;
  readonly steps: readonly AnswerStep[];
  /** Delivery to the postcode in the answers; null without one. */
  readonly delivery: DeliveryEstimate | null;
  readonly credits: readonly TradeInCredit[];
  /** Details for the dealer of valuations without a lead of their own, by id. */
  readonly tradeInFacts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly termsYears: readonly number[];
}

/** What was agreed when the vehicle was taken; the deposit charged is the one in its figures. @spec B2.03, D.41 */
export interface Agreement {
  readonly figures: PurchaseFigures;
  readonly credit: TradeInCredit | null;
  readonly priceType: string | null;
  readonly agreedAtMs: number;
}

/** Key of the figures that a page showed. If it no longer matches, the shopper is asked again. @spec D.41 */
export const writeShown = (revision: number, figures: PurchaseFigures): string => {
  const { priceCents, deliveryCents, tradeInCents, depositCents, financedCents } = figures;
  return [revision, priceCents, deliveryCents ?? 'quote', tradeInCents, depositCents, financedCents].join('-');
};
