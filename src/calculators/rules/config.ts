import { z } from 'zod';
import { financeCalculatorConfig } from './finance/finance-calculator-config.ts';
import { fuelConfig } from './fuel/fuel-config.ts';

/** Switches of the calculators, by calculator. */
export const calculatorsConfig = z.strictObject({
  finance: financeCalculatorConfig.prefault({}),
  fuel: fuelConfig.prefault({}),
});
