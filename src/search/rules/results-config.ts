import { z } from 'zod';
import { plateFigures } from '#src/vehicle/rules/find-load-weights.ts';

export const resultsConfig = z.strictObject({
  arrangement: z.enum(['cards', 'table']).default('cards').meta({
    description:
      'How the search and the newest vehicles of the home page are listed: cards, or a dense table whose headings sort',
    spec: 'B2.17',
  }),
  columns: z.array(z.enum(plateFigures)).min(1).max(6).default(['engine', 'gearbox', 'odometer']).meta({
    description: 'Figures that are columns of the table, in order',
    spec: 'B2.17, B3.08',
  }),
});
