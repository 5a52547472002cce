import { formatNumber } from '#src/lib/format-number.ts';
import { chooseStep, type ValuationStep } from '../rules/choose-step.ts';
import type { TradeInConfig } from '../rules/config.ts';
import { findOwnCar, type Valuation } from '../rules/valuation.ts';
import { openField } from '../rules/valuation-fields.ts';
import { buildCarStep } from './build-car-step.ts';
import { buildConditionStep } from './build-condition-step.ts';
import { buildOfferView } from './build-offer-view.ts';
import { buildValuationDocument } from './build-valuation-document.ts';
import { buildYoursStep } from './build-yours-step.ts';
import { describeOutcome } from './describe-outcome.ts';
import { listProblems } from './list-problems.ts';
import type { TradeInFacts } from './trade-in-facts.ts';
import type { TradeInFlowView } from './trade-in-flow-view.ts';

/** Steps in their order: what the shopper has done before one of them stays visible. */
const order: readonly ValuationStep[] = ['car', 'yours', 'condition', 'offer'];

/** The step that is shown open: the next one, or an earlier one that is to be changed. @spec L2.57 */
export const chooseOpenStep = ({
  valuation,
  parameters,
}: Pick<TradeInFacts, 'valuation' | 'parameters'>): ValuationStep => {
  const next = chooseStep(valuation);
  const asked = order.find((step) => step === parameters.get(openField));
  if (asked === undefined || next === 'sent' || next === 'car') return next;
  if (next === 'inPerson')
    return asked === 'offer' || (asked === 'condition' && !isConditionAsked(valuation)) ? next : asked;
  return order.indexOf(asked) < order.indexOf(next) ? asked : next;
};

/** Whether the condition is worth asking about: of a car that is given no estimate whatever its condition, it is not. */
const isConditionAsked = (valuation: Valuation | null): boolean =>
  valuation !== null &&
  findOwnCar(valuation) !== null &&
  (valuation.noEstimate === null || valuation.odometerKm !== null);

const progressLabels = ['Your car', 'Is this yours?', 'Its condition', 'Your estimate'] as const;

const listProgress = (open: ValuationStep): TradeInFlowView['progress'] => {
  const at = order.includes(open) ? order.indexOf(open) : order.length - 1;
  return progressLabels.map((label, place) => ({
    label,
    state: place < at || open === 'sent' ? 'done' : place === at ? 'current' : 'later',
  }));
};

const explain = ({ maxAgeYears, maxOdometerKm }: TradeInConfig): TradeInFlowView['explanation'] => ({
  points: [
    {
      title: 'What it would sell for.',
      text: 'What dealers ask for the same model, brought to its year and kilometres.',
    },
    { title: 'Less what it needs.', text: 'Tyres, glass, keys and gaps in the book, each as a line of its own.' },
    { title: 'Less our margin.', text: 'It pays for the workshop, the warranty and us. You see it as a line too.' },
  ],
  limits: `Online estimates are generally not given for cars over ${maxAgeYears} years old or over ${formatNumber(maxOdometerKm)} km. Such cars are welcome too: we look at them in person.`,
});

/** The page of a valuation: every step that is done, the one that is open, and what follows. @spec L2.57, L4.13 to L4.15, L5.17 */
export const buildTradeInFlow = (facts: TradeInFacts): TradeInFlowView => {
  const { page, config, valuation } = facts;
  const open = chooseOpenStep(facts);
  const isAtCar = open === 'car';
  const isAtYours = open === 'yours';
  const hasCar = valuation !== null && findOwnCar(valuation) !== null && !isAtCar && !isAtYours;
  const isOffered = valuation !== null && (open === 'offer' || (open === 'sent' && valuation.isAccepted));
  const steps = {
    car: buildCarStep(facts, isAtCar),
    yours:
      valuation === null || isAtCar || valuation.lookUp === 'byHand'
        ? null
        : buildYoursStep(valuation, facts, isAtYours),
    condition:
      hasCar && isConditionAsked(valuation) ? buildConditionStep(valuation, facts, open === 'condition') : null,
  };
  return {
    page,
    progress: listProgress(open),
    problems: listProblems(steps),
    ...steps,
    offer: isOffered && valuation.offer !== null ? buildOfferView(valuation, valuation.offer, config) : null,
    outcome: valuation === null ? null : describeOutcome(valuation, open, facts),
    explanation: explain(config),
    saved:
      isOffered && config.resultSaving === 'miscellaneous'
        ? { ...buildValuationDocument(valuation), rego: null, column_name: 'valuation' }
        : null,
  };
};
