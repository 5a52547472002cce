import { formatPrice } from '#src/lib/format-price.ts';
import { formatCount } from '#src/lib/text/noun.ts';
import {
  type ApplicationAnswers,
  type ApplicationFieldName,
  getApplicationField,
  isFieldAsked,
} from '../rules/answers/application-fields.ts';
import { isMoneyPeriod, moneyPeriods } from '../rules/answers/money-periods.ts';
import { readMoneyCents } from '../rules/answers/read-money-cents.ts';

/** '$400 a week'; '$25,000' where it is once. */
const describeMoney = (written: string, period: string): string => {
  const amount = formatPrice(readMoneyCents(written) ?? 0);
  return isMoneyPeriod(period) ? `${amount} ${moneyPeriods[period].label}` : amount;
};

/** An answer as it is read back; empty where nothing was said, or nothing asked. @spec D.41 */
export const describeAnswer = (name: ApplicationFieldName, answers: ApplicationAnswers): string => {
  const field = getApplicationField(name);
  const text = answers[name] ?? '';
  if (text === '' || !isFieldAsked(field, answers)) return '';
  switch (field.kind) {
    case 'money':
      return describeMoney(text, answers[field.periodName ?? ''] ?? '');
    case 'choice':
      return field.choices?.find(({ value }) => value === text)?.label ?? '';
    case 'years':
      return formatCount(Number(text), { one: 'year', many: 'years' });
    default:
      return text;
  }
};
