import { z } from 'zod';
import { leadCategories } from './lead-categories.ts';

/** @spec L2.51, L5.02 */
export const formBlockSchema = z.strictObject({
  category: z.enum(leadCategories).default('General Enquiry').meta({ description: 'Preselected category of the form' }),
});
