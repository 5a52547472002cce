import type { FinanceConfig } from '#src/finance/rules/config.ts';
import type { LoanPricing } from '#src/finance/rules/loan-pricing.ts';
import { readProviderFees } from '#src/finance/rules/read-provider-fees.ts';
import type { FinanceApplicationConfig } from '../config.ts';
import type { QuotingLender } from './lender-config.ts';

/** The switches that loans go by. */
export interface LoanConfig {
  readonly finance: FinanceConfig;
  readonly financeApplication: FinanceApplicationConfig;
}

/**
 * What a quoting lender charges. One that is also a finance provider charges what the provider's row says: its repayment is
 * the one on the vehicle's page.
 * @param slug its name in the table of lenders, and of providers
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
