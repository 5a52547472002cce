import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { CheckoutConfig } from './config.ts';

const centsPerDollar = 100;

type Asked = Pick<Vehicle, 'reserveAmountCents' | 'dealershipSlug'>;
type DepositConfig = Pick<CheckoutConfig, 'depositDollars' | 'dealershipDeposits'>;

/** @spec B5.15, B9.27, D.40 */
export const findDepositCents = (
  { reserveAmountCents, dealershipSlug }: Asked,
  { depositDollars, dealershipDeposits }: DepositConfig,
): number | null => {
  const dollars = (dealershipSlug === null ? undefined : dealershipDeposits[dealershipSlug]) ?? depositDollars ?? 0;
  const cents = reserveAmountCents ?? dollars * centsPerDollar;
  return cents > 0 ? cents : null;
};
