import type { ProviderFees } from '#src/finance/rules/read-provider-fees.ts';
import { formatNumber } from '#src/lib/format-number.ts';
import { joinKnown } from '#src/lib/join-known.ts';

const formatFee = (cents: number): string => `$${formatNumber(cents / 100, cents % 100 === 0 ? 0 : 2)}`;

/** The fees that are part of the figures, as a sentence; of none, that there are none. @spec B9.35, B9.42 */
export const describeFees = ({ onceCents, monthlyCents }: ProviderFees): string => {
  const once = onceCents > 0 ? `${formatFee(onceCents)} added to the loan` : null;
  const monthly = monthlyCents > 0 ? `${formatFee(monthlyCents)} a month` : null;
  const fees = joinKnown([once, monthly], ' and ');
  return fees === '' ? 'Without fees.' : `With fees of ${fees}.`;
};
