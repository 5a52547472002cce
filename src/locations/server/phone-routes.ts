import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { apiPaths } from '#src/lib/api-paths.ts';
import { DomainError } from '#src/lib/domain-error.ts';
import { requireSite } from '#src/platform/http/require-site.ts';
import { hasPage } from '#src/vehicle/rules/status/stock-status.ts';
import type { ListingSite, VehicleStore } from '#src/vehicle/server/vehicle-store.ts';
import { findVehiclePhone, type PhonedSite } from '../rules/find-vehicle-location.ts';
import { buildShownPhone } from '../view/build-phone-view.ts';

interface CalledSite extends ListingSite, PhonedSite {
  readonly config: ListingSite['config'] & { readonly vehicle: { readonly brandPhones: readonly string[] } };
}

export interface PhoneRoutesOptions {
  readonly siteOf: (host: string | undefined) => CalledSite | undefined;
  readonly vehicles: Pick<VehicleStore, 'findBySlug'>;
}

interface PhoneQuery {
  readonly car?: string;
  readonly location?: number;
}

const text = { type: 'string' } as const;

/** @spec B4.46, B4.47 */
export const phoneRoutes =
  ({ siteOf, vehicles }: PhoneRoutesOptions): FastifyPluginAsync =>
  async (app) => {
    const findPhone = async (site: CalledSite, { car, location }: PhoneQuery): Promise<string | null> => {
      if (location !== undefined) return site.locations.find(({ id }) => id === location)?.contact.phone ?? null;
      if (car === undefined) return site.phones.main;
      const vehicle = await vehicles.findBySlug(site.slug, car);
      const isFound = vehicle !== undefined && hasPage(vehicle, site.config.search, new Date());
      return isFound ? findVehiclePhone(vehicle, site) : null;
    };

    app.get(
      apiPaths.phone,
      {
        schema: {
          summary: 'The phone number for a car, a location or the dealer',
          description: 'Serves phone numbers that pages mask at first.',
          querystring: {
            type: 'object',
            additionalProperties: false,
            properties: { car: { type: 'string', maxLength: 200 }, location: { type: 'integer', minimum: 1 } },
          },
          response: { 200: { type: 'object', properties: { text, href: text } } },
        },
      },
      async (request: FastifyRequest<{ Querystring: PhoneQuery }>, reply) => {
        const site = requireSite(siteOf, request);
        const phone = await findPhone(site, request.query);
        if (phone === null) throw new DomainError('notFound', 'We don’t have a phone number for this.');
        reply.header('cache-control', 'no-store');
        return buildShownPhone(phone, site.config.vehicle.brandPhones);
      },
    );
  };
