import { calculateComparisonRate, calculateRepayment } from './finance-figures.ts';
import type { Random } from './random.ts';

/** An invented lender, one for each provider kind of the specification. @spec D.09 */
export interface DemoLender {
  readonly key: string;
  readonly providerKind: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G';
  readonly name: string;
  readonly ratePercent: number;
  /** Added for a vehicle older than seven years. */
  readonly olderMarginPercent: number;
  readonly establishmentFee: number;
  readonly monthlyFee: number;
  readonly termYears: number;
  readonly balloonShare: number;
  readonly depositShare: number;
}

export const demoLenders: readonly DemoLender[] = [
  lender('harbourline', 'A', 'Harbourline Finance', 7.49, 1.5, 395, 8, 5, 0, 0),
  lender('northgate', 'B', 'Northgate Motor Finance', 6.49, 1.25, 395, 8, 5, 0, 0),
  lender('plainfield', 'C', 'Plainfield Loans', 8.49, 1.75, 350, 9, 5, 0, 0),
  lender('cornerstone-auto', 'D', 'Cornerstone Auto', 7.95, 1.5, 450, 5, 5, 0.3, 0),
  lender('meridian', 'E', 'Meridian Leisure Finance', 8.99, 1, 295, 6, 7, 0, 0),
  lender('greenbank', 'F', 'Greenbank Mutual', 6.99, 1, 250, 0, 5, 0, 0.1),
  lender('tollgate', 'G', 'Tollgate Credit', 9.49, 2, 495, 7, 5, 0, 0),
];

function lender(
  key: string,
  providerKind: DemoLender['providerKind'],
  name: string,
  ratePercent: number,
  olderMarginPercent: number,
  establishmentFee: number,
  monthlyFee: number,
  termYears: number,
  balloonShare: number,
  depositShare: number,
): DemoLender {
  return {
    key,
    providerKind,
    name,
    ratePercent,
    olderMarginPercent,
    establishmentFee,
    monthlyFee,
    termYears,
    balloonShare,
    depositShare,
  };
}

/** The lender that each dealer's site works with first. */
export const mainLenderKeys: Readonly<Record<string, string>> = {
  'wattle-group': 'harbourline',
  'kingfisher-mazda': 'northgate',
  'banksia-used': 'plainfield',
  'saltbush-caravans': 'meridian',
  'ironbark-trucks': 'cornerstone-auto',
  'bottlebrush-moto': 'tollgate',
};

const toCents = (amount: number): number => Math.round(amount * 100) / 100;
const dollars = (amount: number): string => amount.toLocaleString('en-AU', { maximumFractionDigits: 2 });

/** A lender's figures for one vehicle, in the specification's names; weekly and monthly agree with rate and fees. */
export const quoteLender = (terms: DemoLender, price: number, ageYears: number): Record<string, unknown> => {
  const rate = toCents(terms.ratePercent + (ageYears > 7 ? terms.olderMarginPercent : 0));
  const comparison = calculateComparisonRate(rate, terms.establishmentFee, terms.monthlyFee);
  const deposit = Math.round((price * terms.depositShare) / 100) * 100;
  const balloon = Math.round((price * terms.balloonShare) / 100) * 100;
  const financed = price - deposit + terms.establishmentFee;
  const weekly = (years: number) =>
    toCents(calculateRepayment(financed, rate / 5200, years * 52, balloon) + (terms.monthlyFee * 12) / 52);
  return {
    deposit,
    termYears: terms.termYears,
    interestRate: rate,
    comparisonRate: comparison,
    paymentWeek: weekly(terms.termYears),
    paymentMonth: toCents(calculateRepayment(financed, rate / 1200, terms.termYears * 12, balloon) + terms.monthlyFee),
    balloon,
    establishmentFees: terms.establishmentFee,
    ...Object.fromEntries([3, 4, 5, 6, 7].map((years) => [`term${years}`, weekly(years)])),
    disclaimer: describeTerms(terms, rate, comparison, deposit, balloon),
  };
};

const describeTerms = (terms: DemoLender, rate: number, comparison: number, deposit: number, balloon: number): string =>
  `Estimate by ${terms.name} over ${terms.termYears} years at ${rate.toFixed(2)}% p.a. interest, ` +
  `${comparison.toFixed(2)}% p.a. comparison rate, ` +
  `${deposit > 0 ? `with a deposit of $${dollars(deposit)}` : 'without a deposit'}` +
  `${balloon > 0 ? ` and a final payment of $${dollars(balloon)}` : ''}. ` +
  `It includes an establishment fee of $${terms.establishmentFee}` +
  `${terms.monthlyFee > 0 ? ` and $${terms.monthlyFee} a month` : ''}. ` +
  'The comparison rate is for a secured loan of $30,000 over five years. WARNING: This comparison rate is true only ' +
  'for the examples given and may not include all fees and charges. Different terms, fees or other loan amounts might ' +
  'result in a different comparison rate. Approval and lending criteria apply.';

/** Quotes of the dealer's own lender and, for some vehicles, of others. */
export const quoteLenders = (
  random: Random,
  siteSlug: string,
  price: number,
  ageYears: number,
): Record<string, Record<string, unknown>> =>
  Object.fromEntries(
    demoLenders
      .filter((terms) => terms.key === mainLenderKeys[siteSlug] || random.chance(0.12))
      .map((terms) => [terms.key, quoteLender(terms, price, ageYears)]),
  );
