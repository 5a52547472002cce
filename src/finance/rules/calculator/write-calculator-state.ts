import { calculatorParameters } from './calculator-parameters.ts';
import type { CalculatorState } from './calculator-state.ts';

/** The query of an address with what differs from the start set in it, and its other parameters as they were. */
export const writeCalculatorState = (search: string, state: CalculatorState, start: CalculatorState): string => {
  const query = new URLSearchParams(search);
  for (const [figure, name] of Object.entries(calculatorParameters) as [keyof CalculatorState, string][]) {
    if (state[figure] === start[figure]) query.delete(name);
    else query.set(name, String(state[figure]));
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
};
