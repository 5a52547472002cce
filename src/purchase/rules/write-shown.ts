import type { PurchaseFigures } from './calculate-figures.ts';

/**
 * What a page showed of a purchase, as its deposit's form says it again: the revision of the answers and each figure. Nothing is taken from
 * it; where it is not what holds now, the shopper is told and asked anew.
 * @spec D.41
 */
export const writeShown = (revision: number, figures: PurchaseFigures): string => {
  const { priceCents, deliveryCents, tradeInCents, depositCents, financedCents } = figures;
  return [revision, priceCents, deliveryCents ?? 'quote', tradeInCents, depositCents, financedCents].join('-');
};
