import { defineKind } from './define-kind.ts';
import { text } from './field-kinds.ts';
import { nested, optional, type RecordOf } from './field-table.ts';
import { decimal, dollars } from './number-kinds.ts';

/** @spec B3.11 */
const lenderFixedFields = {
  depositCents: optional('deposit', dollars),
  termYears: optional('termYears', decimal(0, 30)),
  interestRatePercent: optional('interestRate', decimal(0, 100)),
  comparisonRatePercent: optional('comparisonRate', decimal(0, 100)),
  paymentWeekCents: optional('paymentWeek', dollars),
  paymentMonthCents: optional('paymentMonth', dollars),
  balloonCents: optional('balloon', dollars),
  establishmentFeesCents: optional('establishmentFees', dollars),
  disclaimer: optional('disclaimer', text(10_000)),
};

export type FinanceLender = RecordOf<typeof lenderFixedFields> & {
  readonly paymentWeekCentsByTermYears: Readonly<Record<string, number>>;
};

const termName = /^term(\d{1,2})$/;
const fixedLender = nested(lenderFixedFields, 'an object with the lender fields of the specification');

export const financeLender = defineKind<FinanceLender>({
  allowed: fixedLender.allowed,
  maxLength: 0,
  read: (input) => {
    const fixed = fixedLender.parse(input);
    if (fixed === undefined) return undefined;
    const paymentWeekCentsByTermYears: Record<string, number> = {};
    for (const [key, value] of Object.entries(input as object)) {
      const years = termName.exec(key)?.[1];
      if (years === undefined || value === null || value === '') continue;
      const cents = dollars.parse(value);
      if (cents === undefined) return undefined;
      paymentWeekCentsByTermYears[years] = cents;
    }
    return { ...fixed, paymentWeekCentsByTermYears };
  },
  format: ({ paymentWeekCentsByTermYears, ...fixed }) => ({
    ...(fixedLender.format(fixed) as object),
    ...Object.fromEntries(
      Object.entries(paymentWeekCentsByTermYears).map(([years, cents]) => [`term${years}`, cents / 100]),
    ),
  }),
});
