export interface PurchaseSums {
  readonly priceCents: number;
  /** Null if the dealer will quote a delivery price. The totals then exclude delivery. */
  readonly deliveryCents: number | null;
  readonly tradeInCents: number;
  readonly depositCents: number;
  readonly financedCents: number;
}

export interface PurchaseFigures extends PurchaseSums {
  readonly balanceCents: number;
  /** What the dealer owes the shopper if trade-in and deposit exceed price and delivery. */
  readonly surplusCents: number;
}

export const findMostFinancedCents = (sums: Omit<PurchaseSums, 'financedCents'>): number => {
  const { priceCents, deliveryCents, tradeInCents, depositCents } = sums;
  return Math.max(0, priceCents + (deliveryCents ?? 0) - tradeInCents - depositCents);
};

/** @spec B2.03, D.41 */
export const calculateFigures = (sums: PurchaseSums): PurchaseFigures | null => {
  const { priceCents, deliveryCents, tradeInCents, depositCents, financedCents } = sums;
  const mostCents = findMostFinancedCents(sums);
  if (financedCents > mostCents) return null;
  const restCents = priceCents + (deliveryCents ?? 0) - tradeInCents - depositCents;
  return { ...sums, balanceCents: mostCents - financedCents, surplusCents: Math.max(0, -restCents) };
};
