import { getFinanceValueCents } from '#src/pricing/rules/get-finance-value-cents.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';

/** Years of the loan that a quote is for. */
export const youxTermYears = 5;

/** What youx is asked, by the names of the specification. @spec B7.12 */
export interface YouxQuestion {
  readonly selfAssessedCreditScore: 'GREAT';
  /** Dollars. */
  readonly purchasePrice: number;
  /** Years. */
  readonly loanTerm: typeof youxTermYears;
  readonly year: number;
  readonly vin: string | null;
  readonly nvic: string | null;
  readonly whoIsHelping: '';
}

/** What youx is asked of a vehicle. @spec B7.12 */
export const buildYouxQuestion = (vehicle: Vehicle): YouxQuestion => ({
  selfAssessedCreditScore: 'GREAT',
  purchasePrice: getFinanceValueCents(vehicle) / 100,
  loanTerm: youxTermYears,
  year: vehicle.year,
  vin: vehicle.vin,
  nvic: vehicle.nvic,
  whoIsHelping: '',
});
