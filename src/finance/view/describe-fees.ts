import { formatNumber } from '#src/lib/format-number.ts';
import type { NamedFee } from '../rules/list-provider-fees.ts';

/** 'agency $912.25', 'monthly administration $8 a month': fees are small enough for their cents to count. */
const describeFee = ({ label, cents, every }: NamedFee): string =>
  `${label} $${formatNumber(cents / 100, cents % 100 === 0 ? 0 : 2)}${every === 'month' ? ' a month' : ''}`;

/** Each fee by its name, as a sentence after what they are: 'Fees: agency $912.25.'; null where there are none. @spec B9.35, B9.42 */
export const describeFees = (intro: string, fees: readonly NamedFee[]): string | null =>
  fees.length === 0 ? null : `${intro}: ${fees.map(describeFee).join(', ')}.`;
