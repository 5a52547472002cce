import type { FinanceLender } from '#src/vehicle/rules/fields/finance-lender.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { FinanceConfig } from './config.ts';
import type { FinanceProvider } from './finance-provider-config.ts';

export interface SiteLender {
  readonly provider: FinanceProvider;
  readonly lender: FinanceLender | null;
}

/** @spec B3.25, D.09 */
export const findSiteLender = (
  vehicle: Pick<Vehicle, 'financeLenders'> | null,
  { provider: key, providers }: Pick<FinanceConfig, 'provider' | 'providers'>,
): SiteLender | null => {
  const provider = key === null ? undefined : providers[key];
  if (key === null || provider === undefined) return null;
  return { provider, lender: vehicle?.financeLenders?.[key] ?? null };
};
