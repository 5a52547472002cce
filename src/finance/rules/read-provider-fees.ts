import type { FinanceLender } from '#src/vehicle/rules/fields/finance-lender.ts';
import type { FinanceProvider } from './finance-provider-config.ts';
import { listProviderFees, type NamedFee } from './list-provider-fees.ts';

/** What a provider charges beside interest. */
export interface ProviderFees {
  /** The establishment fee and every other that is charged once, in cents. */
  readonly onceCents: number;
  /** Each month, in cents. */
  readonly monthlyCents: number;
}

const sumFees = (fees: readonly NamedFee[], period: NamedFee['every']): number =>
  fees.filter(({ every }) => every === period).reduce((sum, { cents }) => sum + cents, 0);

/** All fees of a loan from a provider. @spec B9.35, B9.42 */
export const readProviderFees = (provider: FinanceProvider, lender: FinanceLender | null): ProviderFees => {
  const fees = listProviderFees(provider, lender);
  return { onceCents: sumFees(fees, 'loan'), monthlyCents: sumFees(fees, 'month') };
};
