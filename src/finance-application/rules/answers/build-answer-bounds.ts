import { formatPrice } from '#src/lib/format-price.ts';
import type { FinanceApplicationConfig } from '../config.ts';
import type { AnswerBounds } from './check-answers.ts';

/** What a site lets choose and borrow. */
export const buildAnswerBounds = ({
  termsYears,
  minAmountDollars,
  maxAmountDollars,
}: Pick<FinanceApplicationConfig, 'termsYears' | 'minAmountDollars' | 'maxAmountDollars'>): AnswerBounds => ({
  termsYears,
  minAmountCents: minAmountDollars * 100,
  maxAmountCents: maxAmountDollars * 100,
  writeAmount: formatPrice,
});
