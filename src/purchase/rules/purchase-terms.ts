import type { DeliveryEstimate } from '#src/calculators/rules/delivery/estimate-delivery.ts';
import type { PurchaseFigures } from './calculate-figures.ts';
import type { TradeInCredit } from './count-trade-in.ts';
import type { AnswerStep } from './purchase-fields.ts';

/** What the server knows of a purchase beside its answers, at one moment. */
export interface PurchaseTerms {
  readonly priceCents: number | null;
  /** 'Drive Away'; null where the dealer says nothing of it. */
  readonly priceType: string | null;
  readonly depositCents: number | null;
  /** Whether it can be bought now. */
  readonly isEnabled: boolean;
  /** Questions that this site asks, in their order. */
  readonly steps: readonly AnswerStep[];
  /** What delivery to the postcode of the answers costs; null without one. */
  readonly delivery: DeliveryEstimate | null;
  /** The visitor's valuations that count now. */
  readonly credits: readonly TradeInCredit[];
  /** What the dealer has to know of those that no lead has told of, by their ids. */
  readonly tradeInFacts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Terms of finance to choose from, in years. */
  readonly termsYears: readonly number[];
}

/** What was agreed when a vehicle was taken for a purchase; the deposit that was charged is that of its figures. @spec B2.03, D.41 */
export interface Agreement {
  readonly figures: PurchaseFigures;
  readonly credit: TradeInCredit | null;
  /** 'Drive Away'; null where the dealer says nothing of it. */
  readonly priceType: string | null;
  readonly agreedAtMs: number;
}

/**
 * What a page showed of a purchase, as its deposit's form says it again: the revision of the answers and each figure. Nothing is taken from
 * it; where it is not what holds now, the shopper is told and asked anew.
 * @spec D.41
 */
export const writeShown = (revision: number, figures: PurchaseFigures): string => {
  const { priceCents, deliveryCents, tradeInCents, depositCents, financedCents } = figures;
  return [revision, priceCents, deliveryCents ?? 'quote', tradeInCents, depositCents, financedCents].join('-');
};
