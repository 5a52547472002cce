/** @spec D.41 */
export const moneyPeriods = {
  week: { timesAYear: 52, label: 'a week' },
  fortnight: { timesAYear: 26, label: 'a fortnight' },
  month: { timesAYear: 12, label: 'a month' },
  year: { timesAYear: 1, label: 'a year' },
} as const;

export type MoneyPeriod = keyof typeof moneyPeriods;

export const moneyPeriodNames = Object.keys(moneyPeriods) as readonly MoneyPeriod[];

export const isMoneyPeriod = (text: string): text is MoneyPeriod => Object.hasOwn(moneyPeriods, text);

/** @spec D.41 */
export const toYearCents = (cents: number, period: MoneyPeriod): number => cents * moneyPeriods[period].timesAYear;
