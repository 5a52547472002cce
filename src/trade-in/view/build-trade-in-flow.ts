import { formatNumber } from '#src/lib/format-number.ts';
import type { ProgressStep } from '#src/lib/progress-step.ts';
import type { TradeInConfig } from '../rules/config.ts';
import type { TradeInPage } from '../rules/trade-in-pages.ts';
import { chooseStep, findOwnCar, type NoEstimate, type Valuation, type ValuationStep } from '../rules/valuation.ts';
import { openField, valuationFieldId, valuationFields } from '../rules/valuation-fields.ts';
import { buildCarStep, type CarStepView } from './build-car-step.ts';
import { buildConditionStep, type ConditionStepView } from './build-condition-step.ts';
import { buildOfferView, type OfferView } from './build-offer-view.ts';
import { buildValuationDocument } from './build-valuation-document.ts';
import { buildYoursStep, type YoursStepView } from './build-yours-step.ts';
import type { TradeInFacts } from './trade-in-facts.ts';

export interface FieldProblem {
  readonly fieldId: string;
  readonly message: string;
}

export interface OutcomeView {
  readonly heading: string;
  readonly text: string;
}

/** @spec L2.57 */
export interface TradeInFlowView {
  readonly page: TradeInPage;
  readonly progress: readonly ProgressStep[];
  readonly problems: readonly FieldProblem[];
  readonly car: CarStepView;
  readonly yours: YoursStepView | null;
  readonly condition: ConditionStepView | null;
  readonly offer: OfferView | null;
  readonly outcome: OutcomeView | null;
  /** @spec L5.17 */
  readonly explanation: {
    readonly points: readonly { readonly title: string; readonly text: string }[];
    readonly limits: string;
  };
  /** @spec L4.16 */
  readonly saved: Readonly<Record<string, unknown>> | null;
}

const order: readonly ValuationStep[] = ['car', 'yours', 'condition', 'offer'];

/** @spec L2.57 */
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

const isConditionAsked = (valuation: Valuation | null): boolean =>
  valuation !== null &&
  findOwnCar(valuation) !== null &&
  (valuation.noEstimate === null || valuation.odometerKm !== null);

const progressLabels = ['Your car', 'Is this yours?', 'Condition', 'Your estimate'] as const;

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
      text: 'What dealers are asking for the same model, adjusted for year and kilometres.',
    },
    { title: 'Less what it needs.', text: 'Tyres, glass, keys and gaps in the service history, each on its own line.' },
    {
      title: 'Less our margin.',
      text: 'It covers the workshop, the warranty and our costs. You’ll see that line too.',
    },
  ],
  limits: `We don’t usually give online estimates for cars over ${maxAgeYears} years old or over ${formatNumber(maxOdometerKm)} km. We’re happy to value those in person.`,
});

interface SentField {
  readonly name: string;
  readonly error: string | null;
}

const listPlate = ({ fault }: TradeInFlowView['car']): readonly SentField[] =>
  fault === null ? [] : [{ name: fault.field, error: fault.message }];

const listCondition = ({ odometer, questions }: NonNullable<TradeInFlowView['condition']>): readonly SentField[] => [
  { name: valuationFields.odometerKm, error: odometer.error },
  ...questions,
];

/** @spec L2.57 */
const listProblems = ({
  car,
  yours,
  condition,
}: Pick<TradeInFlowView, 'car' | 'yours' | 'condition'>): readonly FieldProblem[] => {
  const fields: readonly SentField[] = [
    ...(car.done === null ? [...listPlate(car), ...car.hand.fields] : []),
    ...(yours?.done === null ? [{ name: valuationFields.carAt, error: yours.error }] : []),
    ...(condition?.done === null ? listCondition(condition) : []),
  ];
  return fields.flatMap(({ name, error }) =>
    error === null ? [] : [{ fieldId: valuationFieldId(name), message: error }],
  );
};

const inPerson = 'Leave your details and we’ll arrange a free, no-obligation inspection.';

const reasons: Readonly<Record<NoEstimate, (config: TradeInConfig) => string>> = {
  tooOld: ({ maxAgeYears }) => `It’s over ${maxAgeYears} years old, so we’d need to see it to give you a fair price.`,
  tooFar: ({ maxOdometerKm }) =>
    `It’s done over ${formatNumber(maxOdometerKm)} km, so we’d need to see it to give you a fair price.`,
  fewAlike: () => 'There aren’t enough similar cars for sale right now to work out an estimate.',
  unavailable: () => 'We can’t look up car values right now.',
  tooLittle: () => 'If we went by your answers alone, our estimate would come out too low to be fair.',
};

/** @spec L5.17, L4.15, D.39 */
const describeOutcome = (
  valuation: Valuation,
  open: ValuationStep,
  { config, siteName }: Pick<TradeInFacts, 'config' | 'siteName'>,
): OutcomeView | null => {
  if (open === 'sent') {
    return {
      heading: valuation.isAccepted ? 'You’ve accepted the estimate' : 'You’ve asked for an inspection',
      text: `${siteName} has your details. We’ll call or email you to arrange an inspection.`,
    };
  }
  if (open !== 'inPerson' || valuation.noEstimate === null) return null;
  const model = findOwnCar(valuation)?.model ?? 'car';
  return {
    heading: `We’ll value your ${model} in person`,
    text: `${reasons[valuation.noEstimate](config)} ${inPerson}`,
  };
};

/** @spec L2.57, L4.13 to L4.15, L5.17 */
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
    offer: isOffered && valuation.offer !== null ? buildOfferView(valuation, valuation.offer) : null,
    outcome: valuation === null ? null : describeOutcome(valuation, open, facts),
    explanation: explain(config),
    saved:
      isOffered && config.resultSaving === 'miscellaneous'
        ? { ...buildValuationDocument(valuation), rego: null, column_name: 'valuation' }
        : null,
  };
};
