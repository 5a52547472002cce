import { formatKm, formatNumber } from '#src/lib/format-number.ts';
import type { TradeInConfig } from '../rules/config.ts';
import { getCarTitle, type TradedCar } from '../rules/traded-car.ts';
import { chooseStep, findOwnCar, type NoEstimate, type Valuation, type ValuationStep } from '../rules/valuation.ts';
import { faultField, openField, valuationFieldId, valuationFields } from '../rules/valuation-fields.ts';
import { buildCarStep } from './build-car-step.ts';
import { buildConditionStep } from './build-condition-step.ts';
import { buildOfferView } from './build-offer-view.ts';
import { buildChangeHref, buildStepForm } from './build-step-form.ts';
import { buildValuationDocument } from './build-valuation-document.ts';
import type { TradeInFacts } from './trade-in-facts.ts';
import type { FieldProblem, OutcomeView, TradeInFlowView, YoursStepView } from './trade-in-flow-view.ts';

const order: readonly ValuationStep[] = ['car', 'yours', 'condition', 'offer'];

/** Returns the open step: the next one, or an earlier one being changed. @spec L2.57 */
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

/** A car that is ruled out whatever its condition isn't asked about it. */
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

/** Lists the problems of the open step, each with its field. A finished step has none. @spec L2.57 */
const listProblems = ({
  car,
  yours,
  condition,
}: Pick<TradeInFlowView, 'car' | 'yours' | 'condition'>): readonly FieldProblem[] => {
  const told: readonly SentField[] = [
    ...(car.done === null ? [...listPlate(car), ...car.hand.fields] : []),
    ...(yours?.done === null ? [{ name: valuationFields.carAt, error: yours.error }] : []),
    ...(condition?.done === null ? listCondition(condition) : []),
  ];
  return told.flatMap(({ name, error }) =>
    error === null ? [] : [{ fieldId: valuationFieldId(name), message: error }],
  );
};

const describeDetail = ({ badge, detail, odometerKm }: TradedCar): string | null =>
  [badge, detail, odometerKm === null ? null : formatKm(odometerKm)].filter(Boolean).join(', ') || null;

const describeDone = ({ cars, carAt }: Valuation): string => {
  const car = carAt === null ? undefined : cars[carAt];
  return car === undefined ? '' : [getCarTitle(car), car.badge].filter(Boolean).join(' ');
};

/** Builds the step that asks which of the plate's cars is the shopper's. @spec L2.57, D.39 */
const buildYoursStep = (
  valuation: Valuation,
  { page, parameters }: Pick<TradeInFacts, 'page' | 'parameters'>,
  isOpen: boolean,
): YoursStepView => {
  const { valuationUuid, cars, carAt, leadUuid } = valuation;
  const isOne = cars.length === 1;
  const changeHref = leadUuid === null ? buildChangeHref(page, valuationUuid, 'yours') : null;
  return {
    done: isOpen ? null : { text: describeDone(valuation), changeHref },
    form: buildStepForm('yours', page, { [valuationFields.valuation]: valuationUuid }),
    legend: isOne ? 'Is this yours?' : 'Which of these is yours?',
    cars: cars.map((car, at) => ({ value: String(at), title: getCarTitle(car), detail: describeDetail(car) })),
    chosen: carAt === null ? '' : String(carAt),
    noneLabel: isOne ? 'No, it is another car' : 'None of these',
    error: parameters.get(faultField) === 'yours' ? 'Please say whether one of these is yours.' : null,
  };
};

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

/** Explains why there is no estimate, or that the dealer has the car's details. @spec L5.17, L4.15, D.39 */
const describeOutcome = (
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

/** Builds the page of a valuation: finished steps, the open one, and what follows. @spec L2.57, L4.13 to L4.15, L5.17 */
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
