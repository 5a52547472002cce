import type { QuoteFigures, QuoteSums } from '#src/leads/rules/quote.ts';

export const maxExtras = 30;

export const maxAmountCents = 1_000_000_000;

export type QuoteFault =
  | 'negative'
  | 'tooLarge'
  | 'tooManyExtras'
  | 'noPrice'
  | 'noCharges'
  | 'chargesTooLarge'
  | 'discountTooLarge'
  | 'overpaid';

export type CalculatedQuote =
  | { readonly kind: 'calculated'; readonly figures: QuoteFigures }
  | { readonly kind: 'refused'; readonly fault: QuoteFault };

/** GST is one eleventh of a price that includes it. */
const calculateGst = (taxableCents: number): number => Math.round(taxableCents / 11);

const listAmounts = ({ governmentCents, extras, ...sums }: QuoteSums): readonly number[] => [
  ...[sums.priceCents, sums.discountCents, sums.tradeInCents, sums.depositCents, governmentCents ?? 0],
  ...extras.map(({ amountCents }) => amountCents),
];

const addUp = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

const findFault = (sums: QuoteSums): QuoteFault | null => {
  const { priceCents, isDriveAway, governmentCents, extras } = sums;
  const amounts = listAmounts(sums);
  if (extras.length > maxExtras) return 'tooManyExtras';
  if (amounts.some((amount) => amount < 0)) return 'negative';
  if (amounts.some((amount) => amount > maxAmountCents || !Number.isSafeInteger(amount))) return 'tooLarge';
  if (priceCents === 0) return 'noPrice';
  if (!isDriveAway && governmentCents === null) return 'noCharges';
  return isDriveAway && governmentCents !== null && governmentCents > priceCents ? 'chargesTooLarge' : null;
};

/**
 * The total is the drive-away price plus extras, less the discount. A trade-in doesn't change the total or its GST,
 * because the dealer buys it.
 */
export const calculateQuote = (sums: QuoteSums): CalculatedQuote => {
  const refuse = (fault: QuoteFault): CalculatedQuote => ({ kind: 'refused', fault });
  const fault = findFault(sums);
  if (fault !== null) return refuse(fault);
  const { priceCents, isDriveAway, governmentCents, extras, discountCents, tradeInCents, depositCents } = sums;
  const addedCents = isDriveAway ? 0 : (governmentCents ?? 0);
  const totalCents = priceCents + addedCents + addUp(extras.map(({ amountCents }) => amountCents)) - discountCents;
  const taxableCents = totalCents - (governmentCents ?? 0);
  if (taxableCents < 0) return refuse('discountTooLarge');
  if (totalCents > maxAmountCents) return refuse('tooLarge');
  const balanceCents = totalCents - tradeInCents - depositCents;
  if (balanceCents < 0) return refuse('overpaid');
  const gstCents = governmentCents === null ? null : calculateGst(taxableCents);
  return { kind: 'calculated', figures: { ...sums, totalCents, gstCents, balanceCents } };
};
