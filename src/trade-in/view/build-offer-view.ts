import { formatPrice } from '#src/lib/format-number.ts';
import { formatCount } from '#src/lib/text/noun.ts';
import { getQuestion } from '../rules/condition-questions.ts';
import { findOwnCar, type ShownOffer, type Valuation } from '../rules/valuation.ts';

export interface OfferView {
  readonly heading: string;
  readonly price: string;
  readonly range: string;
  readonly lines: readonly { readonly label: string; readonly amount: string }[];
  readonly total: { readonly label: string; readonly amount: string };
  readonly basis: string;
  readonly notes: readonly string[];
}

const carNoun = { one: 'similar car', many: 'similar cars' };
const dealerNoun = { one: 'dealer', many: 'dealers' };

const describeBasis = ({ basis: { vehicleCount, dealerCount } }: ShownOffer): string => {
  if (vehicleCount === null) return 'Based on what similar cars sell for.';
  const dealers = dealerCount === null ? '' : ` at ${formatCount(dealerCount, dealerNoun)}`;
  return `Based on ${formatCount(vehicleCount, carNoun)}${dealers}, adjusted for year and kilometres.`;
};

const takeOff = (cents: number): string => `−${formatPrice(cents)}`;

/** The site's margin may have changed since the estimate, so the percentage comes from the amounts. */
const toPercent = (partCents: number, wholeCents: number): number => Math.round((partCents / wholeCents) * 1000) / 10;

/** @spec L2.57, D.39 */
export const buildOfferView = (valuation: Valuation, offer: ShownOffer): OfferView => {
  const { deductions, marketCents, marginCents, offerCents, lowCents, highCents } = offer;
  const model = findOwnCar(valuation)?.model ?? 'car';
  const owes = valuation.answers.financeOwing === 'yes';
  return {
    heading: `Our estimate for your ${model}`,
    price: formatPrice(offerCents),
    range: `Likely between ${formatPrice(lowCents)} and ${formatPrice(highCents)} once we’ve inspected it`,
    lines: [
      { label: 'Estimated retail price', amount: formatPrice(marketCents) },
      ...deductions.map(({ question, answer, cents }) => ({
        label: getQuestion(question).answers[answer]?.line ?? answer,
        amount: takeOff(cents),
      })),
      { label: `Our margin (${toPercent(marginCents, marketCents)}%)`, amount: takeOff(marginCents) },
    ],
    total: { label: 'Our estimate', amount: formatPrice(offerCents) },
    basis: describeBasis(offer),
    notes: [
      'This is an estimate based on your answers, not a promise to buy. We’ll inspect the car with you, then give you our price in writing.',
      ...(owes ? ['We’ll pay out your lender from this amount first, and you get the rest.'] : []),
    ],
  };
};
