import type { FinanceConfig } from '#src/finance/rules/config.ts';
import type { LoanPricing } from '#src/finance/rules/loan-pricing.ts';
import { readProviderFees } from '#src/finance/rules/provider-fees.ts';
import { getFinanceValueCents } from '#src/pricing/rules/find-shown-price-cents.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { CreditProfile, HousingKind } from '../answers/answer-choices.ts';
import type { FinanceApplicationConfig } from '../config.ts';
import type { QuotingLender } from './lender-config.ts';

export interface LoanConfig {
  readonly finance: FinanceConfig;
  readonly financeApplication: FinanceApplicationConfig;
}

/**
 * If the lender is also a provider, uses the provider's fees and rounding, as on the vehicle page.
 * @spec L2.13, B9.42, D.11
 */
export const priceQuotingLender = (
  slug: string,
  { name: lenderName, establishmentFeeDollars, monthlyFeeDollars }: QuotingLender,
  { providers }: Pick<FinanceConfig, 'providers'>,
): LoanPricing => {
  const provider = Object.hasOwn(providers, slug) ? providers[slug] : undefined;
  if (provider !== undefined) {
    return { lenderName, rounding: provider.rounding, fees: readProviderFees(provider, null), stated: null };
  }
  const fees = {
    onceCents: Math.round(establishmentFeeDollars * 100),
    monthlyCents: Math.round(monthlyFeeDollars * 100),
  };
  return { lenderName, fees, rounding: 'up', stated: null };
};

/** @spec L2.13 */
export const findQuotedPriceCents = (vehicle: Vehicle, { finance, financeApplication }: LoanConfig): number | null => {
  const hasLenders = financeApplication.enabled && Object.keys(financeApplication.lenders).length > 0;
  if (!finance.hasPersonalised || !vehicle.hasNvic || !hasLenders) return null;
  const priceCents = getFinanceValueCents(vehicle);
  return priceCents > 0 ? priceCents : null;
};

export interface RateQuestion {
  readonly creditProfile: CreditProfile;
  readonly housing: HousingKind;
}

const ownHome: readonly HousingKind[] = ['owned', 'mortgage'];

/** @spec L2.13 */
export const findLenderRatePercent = (
  lender: QuotingLender,
  { creditProfile, housing }: RateQuestion,
): number | null => {
  const ratePercent = lender.ratesPercent[creditProfile];
  if (ratePercent === null) return null;
  const discountPercent = ownHome.includes(housing) ? lender.homeOwnerDiscountPercent : 0;
  return Math.max(0, Math.round((ratePercent - discountPercent) * 100) / 100);
};
