import { formatKm } from '#src/lib/format-number.ts';
import { getCarTitle, type TradedCar } from '../rules/traded-car.ts';
import type { Valuation } from '../rules/valuation.ts';
import { faultField, valuationFields } from '../rules/valuation-fields.ts';
import { buildChangeHref, buildStepForm, type DoneStepView, type StepFormView } from './build-step-form.ts';
import type { TradeInFacts } from './trade-in-facts.ts';

export interface YoursStepView {
  readonly done: DoneStepView | null;
  readonly form: StepFormView;
  readonly legend: string;
  readonly cars: readonly {
    readonly value: string;
    readonly title: string;
    readonly detail: string | null;
  }[];
  readonly chosen: string;
  readonly noneLabel: string;
  readonly error: string | null;
}

const describeDetail = ({ badge, detail, odometerKm }: TradedCar): string | null =>
  [badge, detail, odometerKm === null ? null : formatKm(odometerKm)].filter(Boolean).join(', ') || null;

const describeDone = ({ cars, carAt }: Valuation): string => {
  const car = carAt === null ? undefined : cars[carAt];
  return car === undefined ? '' : [getCarTitle(car), car.badge].filter(Boolean).join(' ');
};

/** @spec L2.57, D.39 */
export const buildYoursStep = (
  valuation: Valuation,
  { page, parameters }: Pick<TradeInFacts, 'page' | 'parameters'>,
  isOpen: boolean,
): YoursStepView => {
  const { valuationUuid, cars, carAt, leadUuid } = valuation;
  const isOne = cars.length === 1;
  const noneLabel = isOne ? 'No, it’s a different car' : 'None of these';
  const changeHref = leadUuid === null ? buildChangeHref(page, valuationUuid, 'yours') : null;
  return {
    done: isOpen ? null : { text: describeDone(valuation), changeHref },
    form: buildStepForm('yours', page, { [valuationFields.valuation]: valuationUuid }),
    legend: isOne ? 'Is this yours?' : 'Which of these is yours?',
    cars: cars.map((car, at) => ({ value: String(at), title: getCarTitle(car), detail: describeDetail(car) })),
    chosen: carAt === null ? '' : String(carAt),
    noneLabel,
    error: parameters.get(faultField) === 'yours' ? `Please choose your car, or ‘${noneLabel}’.` : null,
  };
};
