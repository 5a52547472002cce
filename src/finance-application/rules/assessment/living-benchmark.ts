import type { HouseholdKind } from '../answers/answer-choices.ts';

/**
 * The minimum a household spends, without housing: the modest budget of the ASFA Retirement Standard (June quarter
 * 2024, home owners), as published on ASIC's moneysmart.gov.au. Each dependant adds 0.3 of a single budget, the child
 * weight of the OECD-modified equivalence scale used by the ABS. Lenders use their own benchmarks (HEM), which need a
 * licence.
 */
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
