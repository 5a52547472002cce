/** What a purchase is worked out from, in cents. */
export interface PurchaseSums {
  readonly priceCents: number;
  /** Null where the dealer has to quote it: then it comes on top. */
  readonly deliveryCents: number | null;
  readonly tradeInCents: number;
  readonly depositCents: number;
  readonly financedCents: number;
}

/** The figures of a purchase, in cents: what it costs, and who pays which part of it. */
export interface PurchaseFigures extends PurchaseSums {
  /** Still to be paid at handover. */
  readonly balanceCents: number;
  /** What the dealer pays out, where trade-in and deposit come to more than the price. */
  readonly surplusCents: number;
}

/** What finance can come to at most, in cents: all that trade-in and deposit leave. */
export const findMostFinancedCents = (sums: Omit<PurchaseSums, 'financedCents'>): number => {
  const { priceCents, deliveryCents, tradeInCents, depositCents } = sums;
  return Math.max(0, priceCents + (deliveryCents ?? 0) - tradeInCents - depositCents);
};

/**
 * What is paid of a purchase by whom. Price, delivery and surplus are always trade-in, deposit, finance and balance together, to the cent.
 * Null where more is to be financed than there is to pay.
 * @spec B2.03, D.41
 */
export const calculateFigures = (sums: PurchaseSums): PurchaseFigures | null => {
  const { priceCents, deliveryCents, tradeInCents, depositCents, financedCents } = sums;
  const mostCents = findMostFinancedCents(sums);
  if (financedCents > mostCents) return null;
  const restCents = priceCents + (deliveryCents ?? 0) - tradeInCents - depositCents;
  return { ...sums, balanceCents: mostCents - financedCents, surplusCents: Math.max(0, -restCents) };
};
