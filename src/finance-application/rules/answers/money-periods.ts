/** How often money comes in or goes out, with how often that is in a year. @spec D.41 */
export const moneyPeriods = {
  week: { timesAYear: 52, label: 'a week' },
  fortnight: { timesAYear: 26, label: 'a fortnight' },
  month: { timesAYear: 12, label: 'a month' },
  year: { timesAYear: 1, label: 'a year' },
} as const;

export type MoneyPeriod = keyof typeof moneyPeriods;

/** Every period by its name, the shortest first. */
export const moneyPeriodNames = Object.keys(moneyPeriods) as readonly MoneyPeriod[];

export const isMoneyPeriod = (text: string): text is MoneyPeriod => Object.hasOwn(moneyPeriods, text);

/** What an amount of each period comes to in a year: whole cents stay whole, so nothing is rounded. @spec D.41 */
export const toYearCents = (cents: number, period: MoneyPeriod): number => cents * moneyPeriods[period].timesAYear;
