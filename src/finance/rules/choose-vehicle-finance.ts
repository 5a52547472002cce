import { getFinanceValueCents } from '#src/pricing/rules/find-shown-price-cents.ts';
import { isInStock } from '#src/vehicle/rules/status/stock-status.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { chooseFinanceEstimate, type FinanceEstimate } from './choose-finance-estimate.ts';
import { type AskedQuote, chooseYouxEstimate } from './choose-youx-estimate.ts';
import type { FinanceConfig } from './config.ts';
import type { FinanceProvider } from './finance-provider-config.ts';
import { findSiteLender, type SiteLender } from './find-site-lender.ts';
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
  /** 0 if there is no price or vehicle. */
  readonly priceCents: number;
  readonly ratePercent: number;
  readonly estimate: FinanceEstimate | null;
  /**
   * The estimate on cards and beside the price on the vehicle's page. They don't show a youx quote if the lender's own
   * figures give no estimate.
   * @spec B5.05
   */
  readonly lineEstimate: FinanceEstimate | null;
}

/** @spec B4.58, B5.05 */
const chooseEstimates = (
  { vehicle, currentYear }: FinancedVehicle,
  config: FinanceConfig,
  siteLender: SiteLender,
  asked: AskedQuote | null,
): Pick<VehicleFinance, 'estimate' | 'lineEstimate'> => {
  if (!isInStock(vehicle)) return { estimate: null, lineEstimate: null };
  const choice = chooseFinanceEstimate(vehicle, config, currentYear);
  const lenders = choice.kind === 'estimate' ? choice : null;
  const isOutranked = lenders !== null && asked?.isOurs === true;
  const estimate = chooseYouxEstimate(vehicle, config, siteLender, isOutranked ? null : asked) ?? lenders;
  return { estimate, lineEstimate: lenders === null ? null : estimate };
};

/** @spec B3.25, B4.58, B5.05, B9.38, D.08, D.09 */
export const chooseVehicleFinance = (
  financed: FinancedVehicle | null,
  config: FinanceConfig,
  asked: AskedQuote | null = null,
): VehicleFinance | null => {
  const vehicle = financed?.vehicle ?? null;
  const siteLender = findSiteLender(vehicle, config);
  if (siteLender === null) return null;
  const { provider, lender } = siteLender;
  const { estimate, lineEstimate } =
    financed === null ? { estimate: null, lineEstimate: null } : chooseEstimates(financed, config, siteLender, asked);
  const { name: lenderName, rounding } = provider;
  return {
    provider,
    estimate,
    lineEstimate,
    fees: listProviderFees(provider, lender),
    pricing: estimate?.pricing ?? { lenderName, rounding, fees: readProviderFees(provider, lender), stated: null },
    priceCents: vehicle === null ? 0 : getFinanceValueCents(vehicle),
    ratePercent: estimate?.interestRatePercent ?? config.example.ratePercent,
  };
};
