import { locale } from '#src/lib/australia.ts';
import { calculateComparisonRate, calculateRepayment } from './finance-figures.ts';
import type { Random } from './random.ts';
import { numberOf, readCatalogue, textOf } from './read-catalogue.ts';

/** Fictional. The demo has one for each provider kind (A to G) of the specification. @spec D.09 */
export interface DemoLender {
  readonly key: string;
  readonly provider: string;
  readonly name: string;
  readonly ratePercent: number;
  readonly olderMarginPercent: number;
  readonly establishmentFee: number;
  /** One-off charges besides the establishment fee, such as security registration. */
  readonly otherFees: number;
  readonly monthlyFee: number;
  readonly termYears: number;
  readonly balloonShare: number;
  readonly depositShare: number;
}

export const demoLenders: readonly DemoLender[] = readCatalogue('lenders').map((row) => ({
  key: textOf(row, 'key'),
  provider: textOf(row, 'provider'),
  name: textOf(row, 'name'),
  ratePercent: numberOf(row, 'ratePercent'),
  olderMarginPercent: numberOf(row, 'olderMarginPercent'),
  establishmentFee: numberOf(row, 'establishmentFee'),
  otherFees: numberOf(row, 'otherFees'),
  monthlyFee: numberOf(row, 'monthlyFee'),
  termYears: numberOf(row, 'termYears'),
  balloonShare: numberOf(row, 'balloonShare'),
  depositShare: numberOf(row, 'depositShare'),
}));

export const mainLenderKeys: Readonly<Record<string, string>> = {
  'wattle-group': 'harbourline',
  'kingfisher-mazda': 'northgate',
  'banksia-used': 'plainfield',
  'saltbush-caravans': 'meridian',
  'ironbark-trucks': 'cornerstone-auto',
  'bottlebrush-moto': 'tollgate',
};

const toCents = (amount: number): number => Math.round(amount * 100) / 100;
const dollars = (amount: number): string => amount.toLocaleString(locale, { maximumFractionDigits: 2 });

const quoteLender = (terms: DemoLender, price: number, ageYears: number): Record<string, unknown> => {
  const rate = toCents(terms.ratePercent + (ageYears > 7 ? terms.olderMarginPercent : 0));
  const comparison = calculateComparisonRate(rate, terms.establishmentFee + terms.otherFees, terms.monthlyFee);
  const deposit = Math.round((price * terms.depositShare) / 100) * 100;
  const balloon = Math.round((price * terms.balloonShare) / 100) * 100;
  const financed = price - deposit + terms.establishmentFee + terms.otherFees;
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
  `Estimate from ${terms.name} over ${terms.termYears} years at ${rate.toFixed(2)}% p.a. interest, ` +
  `${comparison.toFixed(2)}% p.a. comparison rate, ` +
  `${deposit > 0 ? `with a deposit of $${dollars(deposit)}` : 'with no deposit'}` +
  `${balloon > 0 ? ` and a final payment of $${dollars(balloon)}` : ''}. ` +
  `It includes an establishment fee of $${terms.establishmentFee}` +
  `${terms.otherFees > 0 ? `, other fees of $${dollars(terms.otherFees)}` : ''}` +
  `${terms.monthlyFee > 0 ? ` and $${terms.monthlyFee} a month` : ''}. ` +
  'The comparison rate is for a secured loan of $30,000 over five years. WARNING: This comparison rate is true only ' +
  'for the examples given and may not include all fees and charges. Different terms, fees or other loan amounts might ' +
  'result in a different comparison rate. Approval and lending criteria apply.';

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
