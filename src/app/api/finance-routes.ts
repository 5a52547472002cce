import type { FastifyPluginAsync } from 'fastify';
import { buildFinanceDisclaimer } from '#src/finance/view/build-finance-disclaimer.ts';
import { apiPaths } from '#src/lib/api-paths.ts';
import { DomainError } from '#src/lib/domain-error.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import { requireSite } from '#src/sites/server/require-site.ts';
import { isListed } from '#src/vehicle/rules/standing/is-listed.ts';
import type { VehicleStore } from '#src/vehicle/server/vehicle-store.ts';

export interface FinanceRoutesOptions {
  readonly siteOf: (host: string | undefined) => ResolvedSite | undefined;
  readonly vehicles: Pick<VehicleStore, 'findById'>;
}

/** The finance part of the JSON interface. @spec B7.10, D.20 */
export const financeRoutes =
  ({ siteOf, vehicles }: FinanceRoutesOptions): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Params: { id: number } }>(
      apiPaths.financeDisclaimer,
      {
        schema: {
          summary: 'What a lender says beside the estimate of a vehicle',
          description: 'Null of a vehicle without an estimate. @spec B7.10, D.20',
          params: {
            type: 'object',
            properties: { id: { type: 'integer', minimum: 1, maximum: 2_147_483_647 } },
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
        if (vehicle === undefined || !isListed(vehicle, config.search, now)) {
          throw new DomainError('notFound', 'No such vehicle.');
        }
        return { disclaimer: buildFinanceDisclaimer(vehicle, config.finance, { now, timeZone }) };
      },
    );
  };
