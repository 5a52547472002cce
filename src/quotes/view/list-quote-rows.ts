import type { QuoteFigures } from '#src/leads/rules/quote.ts';
import { formatNumber } from '#src/lib/format-number.ts';

export interface QuoteRow {
  readonly label: string;
  readonly amountCents: number;
  /** A 'total' is the sum of the lines and extras above it. */
  readonly kind: 'line' | 'extra' | 'total';
}

export const formatCents = (cents: number): string =>
  `${cents < 0 ? '−' : ''}$${formatNumber(Math.abs(cents) / 100, 2)}`;

export const formatRowAmount = ({ amountCents, kind }: QuoteRow): string =>
  amountCents === 0 && kind === 'extra' ? 'Included' : formatCents(amountCents);

export const formatQuoteNumber = (number: number): string => `Q${number}`;

const lineOf = (label: string, amountCents: number): QuoteRow => ({ label, amountCents, kind: 'line' });

const takeOff = (label: string, cents: number): readonly QuoteRow[] => (cents === 0 ? [] : [lineOf(label, -cents)]);

export const listQuoteRows = (figures: QuoteFigures, tradeIn: string | null): readonly QuoteRow[] => {
  const { priceCents, isDriveAway, governmentCents, extras, discountCents, totalCents } = figures;
  const paid = [
    ...takeOff(tradeIn === null ? 'Trade-in allowance' : `Trade-in allowance, ${tradeIn}`, figures.tradeInCents),
    ...takeOff('Deposit', figures.depositCents),
  ];
  return [
    lineOf(isDriveAway ? 'Vehicle, drive-away price' : 'Vehicle, before government charges', priceCents),
    ...(isDriveAway || governmentCents === null
      ? []
      : [lineOf('Stamp duty, registration and compulsory insurance', governmentCents)]),
    ...extras.map(({ label, amountCents }) => ({ label, amountCents, kind: 'extra' as const })),
    ...takeOff('Discount', discountCents),
    { label: 'Total drive-away price', amountCents: totalCents, kind: 'total' },
    ...paid,
    ...(paid.length === 0
      ? []
      : [{ label: 'Balance due at handover', amountCents: figures.balanceCents, kind: 'total' as const }]),
  ];
};

export const describeGst = ({ gstCents, governmentCents, isDriveAway }: QuoteFigures): string => {
  if (gstCents === null || governmentCents === null)
    return 'All amounts include GST, except the government charges in the drive-away price: we don’t add GST to those.';
  const included =
    isDriveAway && governmentCents > 0 ? ` and government charges of ${formatCents(governmentCents)}` : '';
  const free = governmentCents > 0 ? '. We don’t add GST to government charges.' : '.';
  return `The total includes GST of ${formatCents(gstCents)}${included}${free}`;
};
