import { formatKm, formatNumber } from '#src/lib/format-number.ts';
import { readOdometerKm } from '../rules/check-car-by-hand.ts';
import { conditionQuestionNames, getQuestion } from '../rules/condition-questions.ts';
import { findOwnCar, type Valuation } from '../rules/valuation.ts';
import { faultField, valuationFields } from '../rules/valuation-fields.ts';
import { buildChangeHref, buildStepForm, type DoneStepView, type StepFormView } from './build-step-form.ts';
import type { TradeInFacts } from './trade-in-facts.ts';

export interface ConditionStepView {
  readonly done: DoneStepView | null;
  readonly form: StepFormView;
  readonly odometer: { readonly text: string; readonly error: string | null };
  readonly questions: readonly {
    readonly name: string;
    readonly legend: string;
    readonly hint: string | null;
    readonly choices: readonly { readonly value: string; readonly label: string }[];
    readonly chosen: string;
    readonly error: string | null;
  }[];
}

const describeDone = (valuation: Valuation): string => {
  const odometerKm = findOwnCar(valuation)?.odometerKm ?? null;
  const answered = conditionQuestionNames.filter((question) => valuation.answers[question] !== undefined).length;
  const answers = `${answered} of ${conditionQuestionNames.length} questions answered`;
  return odometerKm === null ? answers : `${formatKm(odometerKm)}, ${answers}`;
};

/** @spec L4.14, L2.57, D.39 */
export const buildConditionStep = (
  valuation: Valuation,
  { page, parameters }: Pick<TradeInFacts, 'page' | 'parameters'>,
  isOpen: boolean,
): ConditionStepView => {
  const { valuationUuid, answers, leadUuid } = valuation;
  const odometerKm = findOwnCar(valuation)?.odometerKm ?? null;
  const isRefused = parameters.get(faultField) === 'condition';
  const typedKm = isRefused ? parameters.get(valuationFields.odometerKm) : null;
  const isWrongKm = typedKm === null ? odometerKm === null : readOdometerKm(typedKm) === undefined;
  return {
    done: isOpen
      ? null
      : {
          text: describeDone(valuation),
          changeHref: leadUuid === null ? buildChangeHref(page, valuationUuid, 'condition') : null,
        },
    form: buildStepForm('condition', page, { [valuationFields.valuation]: valuationUuid }),
    odometer: {
      text: typedKm?.slice(0, 60) ?? (odometerKm === null ? '' : formatNumber(odometerKm)),
      error: isRefused && isWrongKm ? 'Please enter the kilometres shown on the odometer.' : null,
    },
    questions: conditionQuestionNames.map((name) => {
      const { legend, hint = null, answers: known } = getQuestion(name);
      return {
        name,
        legend,
        hint,
        chosen: answers[name] ?? '',
        choices: Object.entries(known).map(([value, { label }]) => ({ value, label })),
        error: isRefused && answers[name] === undefined ? `Please choose an answer for ‘${legend}’.` : null,
      };
    }),
  };
};
