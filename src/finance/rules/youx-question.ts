import { getFinanceValueCents } from '#src/pricing/rules/get-finance-value-cents.ts';
import { listWithheldIdentifiers } from '#src/vehicle/rules/list-withheld-fields.ts';
import type { PageConfig } from '#src/vehicle/rules/page/page-config.ts';
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

/** The same as a page says it: without the VIN on a site that hides it. @spec B7.12, B5.18 */
export const buildPageYouxQuestion = (vehicle: Vehicle, page: Pick<PageConfig, 'hiddenSpecRows'>): YouxQuestion => ({
  ...buildYouxQuestion(vehicle),
  ...(listWithheldIdentifiers(page).includes('vin') && { vin: null }),
});
