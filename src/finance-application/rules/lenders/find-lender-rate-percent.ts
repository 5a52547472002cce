import type { CreditProfile, HousingKind } from '../answers/answer-choices.ts';
import type { QuotingLender } from './lender-config.ts';

/** What a lender's rate goes by. */
export interface RateQuestion {
  readonly creditProfile: CreditProfile;
  readonly housing: HousingKind;
}

const ownHome: readonly HousingKind[] = ['owned', 'mortgage'];

/** A lender's interest rate for somebody, in percent with two decimals; null where it does not lend to them. @spec L2.13 */
export const findLenderRatePercent = (
  lender: QuotingLender,
  { creditProfile, housing }: RateQuestion,
): number | null => {
  const ratePercent = lender.ratesPercent[creditProfile];
  if (ratePercent === null) return null;
  const discountPercent = ownHome.includes(housing) ? lender.homeOwnerDiscountPercent : 0;
  return Math.max(0, Math.round((ratePercent - discountPercent) * 100) / 100);
};
