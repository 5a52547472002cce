import type { FinanceLender } from '#src/vehicle/rules/fields/finance-lender.ts';
import type { FinanceProvider } from './finance-provider-config.ts';
import { getEstablishmentFeeCents } from './get-establishment-fee-cents.ts';

/** One fee of a loan. */
export interface NamedFee {
  /** 'establishment', 'security registration' */
  readonly label: string;
  readonly cents: number;
  readonly every: 'loan' | 'month';
}

/** Every fee of a provider by its name, those that cost nothing left out. @spec B9.35, B9.42 */
export const listProviderFees = (provider: FinanceProvider, lender: FinanceLender | null): readonly NamedFee[] =>
  [
    { label: 'establishment', cents: getEstablishmentFeeCents(provider, lender), every: 'loan' as const },
    ...provider.fees.map(({ label, dollars, every }) => ({ label, cents: Math.round(dollars * 100), every })),
  ].filter(({ cents }) => cents > 0);
