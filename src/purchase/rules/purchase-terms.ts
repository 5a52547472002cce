import type { DeliveryEstimate } from '#src/calculators/rules/delivery/estimate-delivery.ts';
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
