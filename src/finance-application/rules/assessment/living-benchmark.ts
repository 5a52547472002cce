import type { HouseholdKind } from '../answers/answer-choices.ts';

/** Excludes housing. A dependant's 30% is the weight of a child in the OECD-modified scale. */
export const livingBenchmark = {
  source: 'ASFA Retirement Standard, modest budget, June quarter 2024 (moneysmart.gov.au)',
  yearDollars: { single: 33_134, couple: 47_731 },
  dependantPercent: 30,
} as const;

/** @spec D.41 */
export const getBenchmarkYearCents = (household: HouseholdKind, dependants: number): number => {
  const { yearDollars, dependantPercent } = livingBenchmark;
  return yearDollars[household] * 100 + dependants * yearDollars.single * dependantPercent;
};
