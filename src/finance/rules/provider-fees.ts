import type { FinanceLender } from '#src/vehicle/rules/fields/finance-lender.ts';
import type { FinanceProvider } from './finance-provider-config.ts';

/** @spec B9.35 */
const getEstablishmentFeeCents = (
  { establishmentFeeDollars }: FinanceProvider,
  lender: FinanceLender | null,
): number =>
  establishmentFeeDollars === null ? (lender?.establishmentFeesCents ?? 0) : Math.round(establishmentFeeDollars * 100);

export interface NamedFee {
  readonly label: string;
  readonly cents: number;
  readonly every: 'loan' | 'month';
}

/** @spec B9.35, B9.42 */
export const listProviderFees = (provider: FinanceProvider, lender: FinanceLender | null): readonly NamedFee[] =>
  [
    { label: 'establishment', cents: getEstablishmentFeeCents(provider, lender), every: 'loan' as const },
    ...provider.fees.map(({ label, dollars, every }) => ({ label, cents: Math.round(dollars * 100), every })),
  ].filter(({ cents }) => cents > 0);

export interface ProviderFees {
  readonly onceCents: number;
  readonly monthlyCents: number;
}

const sumFees = (fees: readonly NamedFee[], period: NamedFee['every']): number =>
  fees.filter(({ every }) => every === period).reduce((sum, { cents }) => sum + cents, 0);

/** @spec B9.35, B9.42 */
export const readProviderFees = (provider: FinanceProvider, lender: FinanceLender | null): ProviderFees => {
  const fees = listProviderFees(provider, lender);
  return { onceCents: sumFees(fees, 'loan'), monthlyCents: sumFees(fees, 'month') };
};
