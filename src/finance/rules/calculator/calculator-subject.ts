import type { FinanceLender } from '#src/vehicle/rules/fields/finance-lender.ts';
import type { FinanceEstimate } from '../choose-finance-estimate.ts';

/** What the calculator is about: a vehicle with what the site's lender says of it, or no vehicle. */
export interface CalculatorSubject {
  readonly lender: FinanceLender | null;
  /** The estimate that the page shows, where the calculator starts from it. */
  readonly estimate: FinanceEstimate | null;
  /** The vehicle's finance value; 0 without a vehicle. */
  readonly priceCents: number;
}
