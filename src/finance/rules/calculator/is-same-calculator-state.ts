import type { CalculatorState } from './calculator-state.ts';

/** Whether two states of the calculator are about the same loan, repaid in the same way. */
export const isSameCalculatorState = (one: CalculatorState, other: CalculatorState): boolean =>
  (Object.keys(one) as (keyof CalculatorState)[]).every((figure) => one[figure] === other[figure]);
