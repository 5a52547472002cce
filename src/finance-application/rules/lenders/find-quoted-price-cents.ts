import type { FinanceConfig } from '#src/finance/rules/config.ts';
import { getFinanceValueCents } from '#src/pricing/rules/get-finance-value-cents.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { FinanceApplicationConfig } from '../config.ts';

/** The price that lenders are asked to quote for, in cents; null of a vehicle, and on a site, for which none is asked. @spec L2.13 */
export const findQuotedPriceCents = (
  vehicle: Vehicle,
  {
    finance,
    financeApplication,
  }: { readonly finance: FinanceConfig; readonly financeApplication: FinanceApplicationConfig },
): number | null => {
  const hasLenders = financeApplication.enabled && Object.keys(financeApplication.lenders).length > 0;
  if (!finance.hasPersonalised || !vehicle.hasNvic || !hasLenders) return null;
  const priceCents = getFinanceValueCents(vehicle);
  return priceCents > 0 ? priceCents : null;
};
