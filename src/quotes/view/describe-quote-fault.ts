import { maxExtras, type QuoteFault } from '../rules/calculate-quote.ts';

const words: Readonly<Record<QuoteFault, string>> = {
  negative: 'An amount can’t be negative.',
  tooLarge: 'The quote comes to more than $10,000,000. Please check the amounts.',
  tooManyExtras: `A quote can have up to ${maxExtras} extras.`,
  noPrice: 'Enter the price.',
  noCharges: 'Enter the government charges, or 0 if there are none: a quote shows the drive-away price.',
  chargesTooLarge: 'The government charges are more than the price that includes them.',
  discountTooLarge: 'The discount is more than the amount it comes off.',
  overpaid: 'The trade-in and the deposit come to more than the total. Lower one of them.',
};

export const describeQuoteFault = (fault: QuoteFault): string => words[fault];
