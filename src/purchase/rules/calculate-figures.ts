export interface PurchaseSums {
  readonly priceCents: number;
  /** Null where the dealer quotes it: it comes on top. */
  readonly deliveryCents: number | null;
  readonly tradeInCents: number;
  readonly depositCents: number;
  readonly financedCents: number;
}

/** In cents. */
export interface PurchaseFigures extends PurchaseSums {
  /** To pay at handover. */
  readonly balanceCents: number;
  /** What the dealer pays out when trade-in and deposit exceed the price. */
  readonly surplusCents: number;
}

/** The most that can be financed, in cents: what trade-in and deposit leave. */
export const findMostFinancedCents = (sums: Omit<PurchaseSums, 'financedCents'>): number => {
  const { priceCents, deliveryCents, tradeInCents, depositCents } = sums;
  return Math.max(0, priceCents + (deliveryCents ?? 0) - tradeInCents - depositCents);
};

/**
 * Calculates who pays which part. Price, delivery and surplus always equal trade-in, deposit, finance and balance, to the cent. Null when
 * finance exceeds the amount to pay. @spec B2.03, D.41
 */
export const calculateFigures = (sums: PurchaseSums): PurchaseFigures | null => {
  const { priceCents, deliveryCents, tradeInCents, depositCents, financedCents } = sums;
  const mostCents = findMostFinancedCents(sums);
  if (financedCents > mostCents) return null;
  const restCents = priceCents + (deliveryCents ?? 0) - tradeInCents - depositCents;
  return { ...sums, balanceCents: mostCents - financedCents, surplusCents: Math.max(0, -restCents) };
};
