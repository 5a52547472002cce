import { valuationFieldId, valuationFields } from '../rules/valuation-fields.ts';
import type { FieldProblem, TradeInFlowView } from './trade-in-flow-view.ts';

/** A field of the page, with what is wrong with it. */
interface ToldField {
  readonly name: string;
  readonly error: string | null;
}

const listPlate = ({ fault }: TradeInFlowView['car']): readonly ToldField[] =>
  fault === null ? [] : [{ name: fault.field, error: fault.message }];

const listCondition = ({ odometer, questions }: NonNullable<TradeInFlowView['condition']>): readonly ToldField[] => [
  { name: valuationFields.odometerKm, error: odometer.error },
  ...questions,
];

/** What is wrong with the step that is open, each with the field to go to: a finished step has nothing wrong. @spec L2.57 */
export const listProblems = ({
  car,
  yours,
  condition,
}: Pick<TradeInFlowView, 'car' | 'yours' | 'condition'>): readonly FieldProblem[] => {
  const told: readonly ToldField[] = [
    ...(car.done === null ? [...listPlate(car), ...car.hand.fields] : []),
    ...(yours?.done === null ? [{ name: valuationFields.carAt, error: yours.error }] : []),
    ...(condition?.done === null ? listCondition(condition) : []),
  ];
  return told.flatMap(({ name, error }) =>
    error === null ? [] : [{ fieldId: valuationFieldId(name), message: error }],
  );
};
