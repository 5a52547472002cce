import { z } from 'zod';
import { budgetConfig } from './budget/budget-config.ts';
import { deliveryConfig } from './delivery/delivery-config.ts';
import { fuelConfig } from './fuel/fuel-config.ts';

export const calculatorsConfig = z.strictObject({
  budget: budgetConfig.prefault({}),
  delivery: deliveryConfig.prefault({}),
  fuel: fuelConfig.prefault({}),
});
