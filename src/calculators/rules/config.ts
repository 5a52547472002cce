import { z } from 'zod';
import { financeCalculatorConfig } from './finance/finance-calculator-config.ts';

/** Switches of the calculators, by calculator. */
export const calculatorsConfig = z.strictObject({
  finance: financeCalculatorConfig.prefault({}),
});
