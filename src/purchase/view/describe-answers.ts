import { formatAmount } from '#src/checkout/view/format-amount.ts';
import { formatPhone } from '#src/lib/phones/format-phone.ts';
import { formatCount } from '#src/lib/text/noun.ts';
import type { PurchaseFigures } from '../rules/calculate-figures.ts';
import type { TradeInCredit } from '../rules/count-trade-in.ts';
import type { PurchaseAnswers } from '../rules/purchase-answers.ts';

const yearNoun = { one: 'year', many: 'years' };

/** @spec D.41 */
export const describeContact = ({ contact }: PurchaseAnswers): string => {
  if (contact === undefined) return '';
  const { firstName, lastName, phone, email } = contact.entry;
  return [`${firstName} ${lastName}`, formatPhone(phone), email].join(', ');
};

/** @spec D.41 */
export const describeHandover = ({ handover }: PurchaseAnswers): string => {
  if (handover?.entry.kind !== 'delivery') return 'Pick-up from the dealership';
  const { street, suburb, postcode } = handover.entry;
  return `Delivery to ${street}, ${suburb} ${postcode}`;
};

/** @spec D.41 */
export const describeTradeIn = (credit: TradeInCredit | null): string => {
  if (credit === null) return 'No trade-in';
  const estimate = `${credit.title}, estimate ${formatAmount(credit.offerCents)}`;
  return credit.creditCents === 0 ? `${estimate}; lender paid out first` : estimate;
};

/** @spec D.41 */
export const describeFunds = (
  { funds }: PurchaseAnswers,
  { financedCents }: Pick<PurchaseFigures, 'financedCents'>,
): string =>
  funds?.entry.kind === 'finance'
    ? `Finance of ${formatAmount(financedCents)} over ${formatCount(Number(funds.entry.termYears), yearNoun)}`
    : 'Own funds';
