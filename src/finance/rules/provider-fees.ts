import type { FinanceLender } from '#src/vehicle/rules/fields/finance-lender.ts';
import type { FinanceProvider } from './finance-provider-config.ts';

/** The establishment fee in cents: the provider's own, else the lender's figure of the vehicle, else 0. @spec B9.35 */
const getEstablishmentFeeCents = (
  { establishmentFeeDollars }: FinanceProvider,
  lender: FinanceLender | null,
): number =>
  establishmentFeeDollars === null ? (lender?.establishmentFeesCents ?? 0) : Math.round(establishmentFeeDollars * 100);

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
