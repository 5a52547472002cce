import { getFinanceValueCents } from '#src/pricing/rules/find-shown-price-cents.ts';
import { isInStock } from '#src/vehicle/rules/status/stock-status.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { chooseFinanceEstimate, type FinanceEstimate } from './choose-finance-estimate.ts';
import type { FinanceConfig } from './config.ts';
import type { FinanceProvider } from './finance-provider-config.ts';
import { findSiteLender } from './find-site-lender.ts';
import type { LoanPricing } from './loan-pricing.ts';
import { listProviderFees, type NamedFee, readProviderFees } from './provider-fees.ts';

export interface FinancedVehicle {
  readonly vehicle: Vehicle;
  readonly currentYear: number;
}

export interface VehicleFinance {
  readonly provider: FinanceProvider;
  readonly fees: readonly NamedFee[];
  readonly pricing: LoanPricing;
  /** The finance value; 0 without a price or a vehicle. */
  readonly priceCents: number;
  readonly ratePercent: number;
  readonly estimate: FinanceEstimate | null;
}

/**
 * Returns the finance figures for a vehicle, or for none; null on a site without a provider. Card, page, calculator,
 * application, purchase and API all use these figures. @spec B3.25, B5.05, B9.38, D.08, D.09
 */
export const chooseVehicleFinance = (
  financed: FinancedVehicle | null,
  config: FinanceConfig,
): VehicleFinance | null => {
  const vehicle = financed?.vehicle ?? null;
  const siteLender = findSiteLender(vehicle, config);
  if (siteLender === null) return null;
  const { provider, lender } = siteLender;
  const isOffered = financed !== null && isInStock(financed.vehicle);
  const choice = isOffered ? chooseFinanceEstimate(financed.vehicle, config, financed.currentYear) : null;
  const estimate = choice?.kind === 'estimate' ? choice : null;
  const { name: lenderName, rounding } = provider;
  return {
    provider,
    estimate,
    fees: listProviderFees(provider, lender),
    pricing: estimate?.pricing ?? { lenderName, rounding, fees: readProviderFees(provider, lender), stated: null },
    priceCents: vehicle === null ? 0 : getFinanceValueCents(vehicle),
    ratePercent: estimate?.interestRatePercent ?? config.example.ratePercent,
  };
};
