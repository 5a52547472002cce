import { formatPrice } from '#src/lib/format-number.ts';
import { getQuestion } from '../rules/condition-questions.ts';
import type { TradeInConfig } from '../rules/config.ts';
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

const describeBasis = ({ basis: { vehicleCount, dealerCount } }: ShownOffer): string => {
  if (vehicleCount === null) return 'Worked out from what cars like it are sold for.';
  const dealers = dealerCount === null ? '' : ` of ${dealerCount} dealers`;
  return `Worked out from ${vehicleCount} cars like it in the stock${dealers}, brought to its year and kilometres.`;
};

const takeOff = (cents: number): string => `−${formatPrice(cents)}`;

/** Builds the estimate line by line. It states that it is no promise to buy. @spec L2.57, D.39 */
export const buildOfferView = (
  valuation: Valuation,
  offer: ShownOffer,
  { marginPercent }: Pick<TradeInConfig, 'marginPercent'>,
): OfferView => {
  const { deductions, marketCents, marginCents, offerCents, lowCents, highCents } = offer;
  const model = findOwnCar(valuation)?.model ?? 'car';
  const owes = valuation.answers.financeOwing === 'yes';
  return {
    heading: `Our estimate for your ${model}`,
    price: formatPrice(offerCents),
    range: `Likely between ${formatPrice(lowCents)} and ${formatPrice(highCents)} once we have looked at it`,
    lines: [
      { label: 'Would sell for', amount: formatPrice(marketCents) },
      ...deductions.map(({ question, answer, cents }) => ({
        label: getQuestion(question).answers[answer]?.line ?? answer,
        amount: takeOff(cents),
      })),
      { label: `Our margin, ${marginPercent}%`, amount: takeOff(marginCents) },
    ],
    total: { label: 'Our estimate', amount: formatPrice(offerCents) },
    basis: describeBasis(offer),
    notes: [
      'This is an estimate from your answers, not a promise to buy. We look at the car with you, and the price in writing after that is the one that counts.',
      ...(owes ? ['Your lender is paid first, out of this sum. The rest is yours.'] : []),
    ],
  };
};
