import type { FastifyPluginAsync } from 'fastify';
import { apiPaths } from '#src/lib/api-paths.ts';
import { requireSite } from '#src/platform/http/require-site.ts';
import type { BudgetService, BudgetSite } from './create-budget-service.ts';

export interface BudgetRoutesOptions {
  readonly siteOf: (host: string | undefined) => BudgetSite | undefined;
  readonly budgets: Pick<BudgetService, 'answer'>;
}

const listOf = (...fields: readonly string[]) => ({
  type: 'array',
  items: { type: 'object', properties: Object.fromEntries(fields.map((field) => [field, { type: 'string' }])) },
});

/** @spec L2.68, L7.08, L7.09 */
export const budgetRoutes =
  ({ siteOf, budgets }: BudgetRoutesOptions): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Querystring: { budget: number; body: string } }>(
      apiPaths.budgetSearch,
      {
        schema: {
          summary: 'The stock within a budget, by car type and body type',
          description: 'The budget in whole dollars. Prices of 1,000 or less are left out.',
          querystring: {
            type: 'object',
            additionalProperties: false,
            required: ['budget'],
            properties: {
              budget: { type: 'integer', minimum: 0, maximum: 1_000_000_000 },
              body: { type: 'string', maxLength: 120, default: '' },
            },
          },
          response: {
            200: {
              type: 'object',
              properties: { buttons: listOf('kind', 'label', 'href', 'warning'), bodies: listOf('value', 'label') },
            },
          },
        },
      },
      (request) => {
        const { budget, body } = request.query;
        return budgets.answer(requireSite(siteOf, request), { budgetDollars: budget, body }, new Date());
      },
    );
  };
