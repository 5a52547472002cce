import { z } from 'zod';
import { plateFigures } from '#src/vehicle/rules/find-load-weights.ts';

export const resultsConfig = z.strictObject({
  arrangement: z.enum(['cards', 'table']).default('cards').meta({
    description:
      'How vehicles are listed in search results and among the newest on the home page: as cards, or in a dense table that shoppers sort by its headings',
    spec: 'B2.17',
  }),
  columns: z.array(z.enum(plateFigures)).min(1).max(6).default(['engine', 'gearbox', 'odometer']).meta({
    description: 'Figures in the columns of the table, in order, if `arrangement` is `table`',
    spec: 'B2.17, B3.08',
  }),
});
