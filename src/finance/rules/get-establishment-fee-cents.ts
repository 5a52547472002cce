import type { FinanceLender } from '#src/vehicle/rules/fields/finance-lender.ts';
import type { FinanceProvider } from './finance-provider-config.ts';

/** The establishment fee in cents: the provider's own, else the lender's figure of the vehicle, else 0. @spec B9.35 */
export const getEstablishmentFeeCents = (
  { establishmentFeeDollars }: FinanceProvider,
  lender: FinanceLender | null,
): number =>
  establishmentFeeDollars === null ? (lender?.establishmentFeesCents ?? 0) : Math.round(establishmentFeeDollars * 100);
