import { formatNumber } from '#src/lib/format-number.ts';
import type { ValuationStep } from '../rules/choose-step.ts';
import type { TradeInConfig } from '../rules/config.ts';
import { findOwnCar, type NoEstimate, type Valuation } from '../rules/valuation.ts';
import type { TradeInFacts } from './trade-in-facts.ts';
import type { OutcomeView } from './trade-in-flow-view.ts';

const inPerson =
  'Leave your details and we agree on a time to look at it with you. It costs nothing and binds you to nothing.';

const reasons: Readonly<Record<NoEstimate, (config: TradeInConfig) => string>> = {
  tooOld: ({ maxAgeYears }) => `It is over ${maxAgeYears} years old, and no estimate from afar would be a fair one.`,
  tooFar: ({ maxOdometerKm }) =>
    `It has run over ${formatNumber(maxOdometerKm)} km, and no estimate from afar would be a fair one.`,
  fewAlike: () => 'Too few cars like it are for sale at the moment to say what it would bring.',
  unavailable: () => 'What cars are worth cannot be looked up at the moment.',
  tooLittle: () => 'From these answers alone we would tell you too low a figure.',
};

/** What is said where there is no estimate, and once the dealer has the car's details. @spec L5.17, L4.15, D.39 */
export const describeOutcome = (
  valuation: Valuation,
  open: ValuationStep,
  { config, siteName }: Pick<TradeInFacts, 'config' | 'siteName'>,
): OutcomeView | null => {
  if (open === 'sent') {
    return {
      heading: valuation.isAccepted ? 'You have accepted the estimate' : 'You have asked for a look in person',
      text: `${siteName} has what you told us, and rings or writes to agree on a time to look at the car with you.`,
    };
  }
  if (open !== 'inPerson' || valuation.noEstimate === null) return null;
  const model = findOwnCar(valuation)?.model ?? 'car';
  return { heading: `We value your ${model} in person`, text: `${reasons[valuation.noEstimate](config)} ${inPerson}` };
};
