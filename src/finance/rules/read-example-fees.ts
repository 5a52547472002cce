import type { FinanceConfig } from './config.ts';
import type { ProviderFees } from './read-provider-fees.ts';

/** The fees of the site's example, in cents. @spec B9.38 */
export const readExampleFees = ({ feesDollars, monthlyFeeDollars }: FinanceConfig['example']): ProviderFees => ({
  onceCents: Math.round(feesDollars * 100),
  monthlyCents: Math.round(monthlyFeeDollars * 100),
});
