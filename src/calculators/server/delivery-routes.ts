import type { FastifyPluginAsync } from 'fastify';
import { apiPaths } from '#src/lib/api-paths.ts';
import { DomainError } from '#src/lib/domain-error.ts';
import { requireSite } from '#src/platform/http/require-site.ts';
import { describeDelivery } from '../view/delivery/build-delivery-view.ts';
import { type DeliveringSite, estimateSiteDelivery } from './estimate-site-delivery.ts';

export interface DeliveryRoutesOptions {
  readonly siteOf: (host: string | undefined) => DeliveringSite | undefined;
}

/** @spec B3.24, B7.19, D.13 */
export const deliveryRoutes =
  ({ siteOf }: DeliveryRoutesOptions): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Querystring: { postcode?: string; location_id?: number } }>(
      apiPaths.deliveryEstimates,
      {
        schema: {
          summary: 'Price of delivery to a postcode, in dollars, with the name of its region',
          description:
            'From the vehicle’s location on sites that count from there, otherwise from the primary one. 422 for an invalid postcode, 404 when the site has no price.',
          querystring: {
            type: 'object',
            additionalProperties: false,
            properties: {
              postcode: { type: 'string', maxLength: 20 },
              location_id: { type: 'integer', minimum: 0, maximum: 2_147_483_647 },
            },
          },
          response: {
            200: { type: 'object', properties: { name: { type: 'string' }, price: { type: 'number' } } },
          },
        },
      },
      async (request) => {
        const { postcode = '', location_id: locationId = null } = request.query;
        const estimate = estimateSiteDelivery(requireSite(siteOf, request), postcode, locationId);
        if (estimate.kind === 'estimate') return { name: estimate.name, price: estimate.priceCents / 100 };
        const outcome = describeDelivery(estimate);
        const message = outcome.kind === 'error' ? outcome.message : '';
        throw new DomainError(estimate.kind === 'noEstimate' ? 'notFound' : 'invalid', message);
      },
    );
  };
