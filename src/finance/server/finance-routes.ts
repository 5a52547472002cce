import type { FastifyPluginAsync } from 'fastify';
import { apiPaths } from '#src/lib/api-paths.ts';
import { DomainError } from '#src/lib/domain-error.ts';
import { requireSite } from '#src/platform/http/require-site.ts';
import { hasPage } from '#src/vehicle/rules/status/stock-status.ts';
import type { ListingSite, VehicleStore } from '#src/vehicle/server/vehicle-store.ts';
import type { FinanceConfig } from '../rules/config.ts';
import { buildFinanceDisclaimer } from '../view/build-finance-disclaimer.ts';

interface FinancedSite extends ListingSite {
  readonly timeZone: string;
  readonly config: ListingSite['config'] & { readonly finance: FinanceConfig };
}

export interface FinanceRoutesOptions {
  readonly siteOf: (host: string | undefined) => FinancedSite | undefined;
  readonly vehicles: Pick<VehicleStore, 'findById'>;
}

/** @spec B7.10, D.20 */
export const financeRoutes =
  ({ siteOf, vehicles }: FinanceRoutesOptions): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Params: { id: number } }>(
      apiPaths.financeDisclaimer,
      {
        schema: {
          summary: "The lender's disclaimer for the estimate of a vehicle",
          description: 'Null for a vehicle without an estimate.',
          params: {
            type: 'object',
            properties: { id: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER } },
            required: ['id'],
          },
          response: { 200: { type: 'object', properties: { disclaimer: { type: ['string', 'null'] } } } },
        },
      },
      async (request) => {
        const site = requireSite(siteOf, request);
        const vehicle = await vehicles.findById(site.slug, request.params.id);
        const { config, timeZone } = site;
        const now = new Date();
        if (vehicle === undefined || !hasPage(vehicle, config.search, now)) {
          throw new DomainError('notFound', 'We can’t find that vehicle.');
        }
        return { disclaimer: buildFinanceDisclaimer(vehicle, config.finance, { now, timeZone }) };
      },
    );
  };
