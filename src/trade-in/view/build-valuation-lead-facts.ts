import { formatPrice } from '#src/lib/format-number.ts';
import { conditionQuestionNames, getQuestion, listUnanswered } from '../rules/condition-questions.ts';
import { getCarTitle } from '../rules/traded-car.ts';
import { findOwnCar, type Valuation } from '../rules/valuation.ts';

const say = (isSo: boolean): string => (isSo ? 'Yes' : 'No');

const describeAnswers = ({ answers }: Valuation): string =>
  conditionQuestionNames
    .flatMap((question) => {
      const { legend, answers: known } = getQuestion(question);
      const label = known[answers[question] ?? '']?.label;
      return label === undefined ? [] : [`${legend}${legend.endsWith('?') ? '' : ':'} ${label}`];
    })
    .join('; ');

const describeCar = (valuation: Valuation): string => {
  const car = findOwnCar(valuation);
  return car === null ? '' : [getCarTitle(car), car.badge, car.detail].filter(Boolean).join(', ');
};

/** Leaves out unknown facts, and the plate, which has its own field. @spec L3.11, L4.15 */
export const buildValuationLeadFacts = (valuation: Valuation): Readonly<Record<string, string>> => {
  const { plate, offer, valuationUuid, answers } = valuation;
  const odometerKm = findOwnCar(valuation)?.odometerKm ?? null;
  const facts = {
    valuation_id: valuationUuid,
    valuation_car: describeCar(valuation),
    regoState: plate?.regoState ?? '',
    kms: odometerKm === null ? '' : String(odometerKm),
    adjustmentAnswers: describeAnswers(valuation),
    offer_price: offer === null ? '' : formatPrice(offer.offerCents),
    form_completed: say(listUnanswered(answers).length === 0),
    offer_accepted: say(offer !== null),
  };
  return Object.fromEntries(Object.entries(facts).filter(([, text]) => text !== ''));
};
