import type { HouseholdKind } from '../answers/answer-choices.ts';

/**
 * What a household spends at the least, housing apart: the modest budget of the ASFA Retirement Standard of the June quarter 2024, for people who
 * own their home, as ASIC's moneysmart.gov.au publishes it; for each dependant 0.3 of a single budget, the child's weight of the
 * OECD-modified equivalence scale that the Australian Bureau of Statistics uses. Lenders have benchmarks of their own (HEM, which is under licence).
 */
export const livingBenchmark = {
  source: 'ASFA Retirement Standard, modest budget, June quarter 2024 (moneysmart.gov.au)',
  yearDollars: { single: 33_134, couple: 47_731 },
  dependantPercent: 30,
} as const;

/** The least that a household is taken to spend in a year, in cents. @spec D.41 */
export const getBenchmarkYearCents = (household: HouseholdKind, dependants: number): number => {
  const { yearDollars, dependantPercent } = livingBenchmark;
  return yearDollars[household] * 100 + dependants * yearDollars.single * dependantPercent;
};
