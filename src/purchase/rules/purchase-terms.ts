import type { DeliveryEstimate } from '#src/calculators/rules/delivery/estimate-delivery.ts';
import type { PurchaseFigures } from './calculate-figures.ts';
import type { TradeInCredit } from './count-trade-in.ts';
import type { AnswerStep } from './purchase-fields.ts';

/** What a purchase depends on beside its answers, at one moment. */
export interface PurchaseTerms {
  readonly priceCents: number | null;
  /** 'Drive Away'; null where the dealer says nothing of it. */
  readonly priceType: string | null;
  readonly depositCents: number | null;
  readonly isEnabled: boolean;
  /** The site's questions, in order. */
  readonly steps: readonly AnswerStep[];
  /** Delivery to the postcode in the answers; null without one. */
  readonly delivery: DeliveryEstimate | null;
  /** The visitor's valuations that still count. */
  readonly credits: readonly TradeInCredit[];
  /** Details for the dealer of valuations without a lead of their own, by id. */
  readonly tradeInFacts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** In years. */
  readonly termsYears: readonly number[];
}

/** What was agreed when the vehicle was taken; the deposit charged is the one in its figures. @spec B2.03, D.41 */
export interface Agreement {
  readonly figures: PurchaseFigures;
  readonly credit: TradeInCredit | null;
  /** 'Drive Away'; null where the dealer says nothing of it. */
  readonly priceType: string | null;
  readonly agreedAtMs: number;
}

/**
 * What a page showed, as its form sends it back: the revision of the answers and each figure. Only compared, never used: if it no longer
 * holds, the shopper is asked again. @spec D.41
 */
export const writeShown = (revision: number, figures: PurchaseFigures): string => {
  const { priceCents, deliveryCents, tradeInCents, depositCents, financedCents } = figures;
  return [revision, priceCents, deliveryCents ?? 'quote', tradeInCents, depositCents, financedCents].join('-');
};
