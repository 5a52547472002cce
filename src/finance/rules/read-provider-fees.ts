import type { FinanceLender } from '#src/vehicle/rules/fields/finance-lender.ts';
import type { FinanceProvider } from './config.ts';
import { getEstablishmentFeeCents } from './get-establishment-fee-cents.ts';

/** What a provider charges beside interest. */
export interface ProviderFees {
  /** The establishment fee and every other that is charged once, in cents. */
  readonly onceCents: number;
  /** Each month, in cents. */
  readonly monthlyCents: number;
}

const sumFees = ({ fees }: FinanceProvider, period: 'loan' | 'month'): number =>
  fees.filter(({ every }) => every === period).reduce((sum, { dollars }) => sum + Math.round(dollars * 100), 0);

/** All fees of a loan from a provider. @spec B9.35, B9.42 */
export const readProviderFees = (provider: FinanceProvider, lender: FinanceLender | null): ProviderFees => ({
  onceCents: getEstablishmentFeeCents(provider, lender) + sumFees(provider, 'loan'),
  monthlyCents: sumFees(provider, 'month'),
});
