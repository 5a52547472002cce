import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { AccountConfig } from '#src/account/rules/config.ts';
import { findGate } from '#src/account/rules/find-gate.ts';
import { isSignedIn } from '#src/account/rules/visitor.ts';
import type { VisitorService } from '#src/account/server/visitor-service.ts';
import { DomainError } from '#src/lib/domain-error.ts';
import { acceptForms, readFormFields } from '#src/platform/http/form-fields.ts';
import { markUnstored } from '#src/platform/http/limits/rate-limits.ts';
import { requireSite } from '#src/platform/http/require-site.ts';
import type { Listing } from '#src/vehicle/rules/status/stock-status.ts';
import type { VehicleStore } from '#src/vehicle/server/vehicle-store.ts';
import {
  answerName,
  type CheckoutAnswer,
  type CheckoutPathName,
  cardName,
  checkoutPath,
  checkoutPathNames,
  confirmName,
  isStepName,
  stepName,
} from '../rules/checkout-requests.ts';
import { readContactEntry } from '../rules/contact-entry.ts';
import type { CheckoutSite } from './prepare-contact.ts';
import { type ReservationFinder, requireOwnVehicle } from './reservation-access.ts';
import type { Asked, ReservationService } from './reservation-service.ts';

interface FormSite extends CheckoutSite {
  readonly config: CheckoutSite['config'] & { readonly account: AccountConfig; readonly search: Listing };
}

export interface CheckoutRoutesOptions {
  readonly siteOf: (host: string | undefined) => FormSite | undefined;
  readonly vehicles: Pick<VehicleStore, 'findBySlug'>;
  readonly visitors: VisitorService;
  readonly reservations: Pick<ReservationFinder, 'findLatest'>;
  readonly checkout: ReservationService;
}

const maxBytes = 8 * 1024;

const takeStep = (
  service: ReservationService,
  asked: Asked,
  fields: URLSearchParams,
  request: FastifyRequest,
): Promise<CheckoutAnswer | null> => {
  const step = fields.get(stepName);
  if (!isStepName(step)) throw new DomainError('malformed', 'This form isn’t part of the checkout.');
  const [page = ''] = request.url.split('?', 1);
  const userAgent = request.headers['user-agent'] ?? null;
  const steps = {
    contact: () => service.introduce(asked, readContactEntry(fields), { page, userAgent }),
    pay: () => service.pay(asked, fields.get(cardName) ?? ''),
    confirm: () => service.confirm(asked, fields.get(confirmName) === 'yes'),
    release: () => service.release(asked),
  };
  return steps[step]();
};

const findSubject = async (
  options: CheckoutRoutesOptions,
  request: FastifyRequest<{ Params: { slug: string } }>,
  path: CheckoutPathName,
) => {
  const site = requireSite(options.siteOf, request);
  if (site.config.checkout.path !== path)
    throw new DomainError('notFound', 'Online reservations aren’t available at this address.');
  const visitor = await options.visitors.find(site.slug, request);
  const slug = request.params.slug.toWellFormed();
  const vehicle = await requireOwnVehicle(options, site, visitor?.visitorUuid ?? null, slug);
  const address = checkoutPath(vehicle.slug, path);
  return { site, visitor, vehicle, address, isGated: findGate(address, site.config.account.gates) !== undefined };
};

/** @spec B1.12, B2.02, L4.18, D.41 */
export const checkoutRoutes =
  (options: CheckoutRoutesOptions): FastifyPluginAsync =>
  async (app) => {
    const { visitors, checkout } = options;
    acceptForms(app);
    for (const path of checkoutPathNames) {
      app.post<{ Params: { slug: string } }>(
        `/cars/:slug/${path}`,
        { bodyLimit: maxBytes, schema: { hide: true } },
        async (request, reply) => {
          reply.header('cache-control', 'no-store');
          const fields = readFormFields(request);
          const { site, visitor, vehicle, address, isGated } = await findSubject(options, request, path);
          if (isGated && !isSignedIn(visitor)) {
            markUnstored(reply);
            return reply.redirect(address, 303);
          }
          const { visitorUuid } = await visitors.open(site.slug, request, reply);
          const answer = await takeStep(checkout, { site, visitorUuid, vehicle }, fields, request);
          if (answer !== null) markUnstored(reply);
          return reply.redirect(answer === null ? address : `${address}?${answerName}=${answer}`, 303);
        },
      );
      // Stripe adds payment ids to the URL. They're ignored, and the redirect drops them.
      app.get<{ Params: { slug: string } }>(
        `/cars/:slug/${path}/return`,
        { schema: { hide: true } },
        async (request, reply) => {
          reply.header('cache-control', 'no-store');
          const { site, visitor, vehicle, address } = await findSubject(options, request, path);
          if (visitor !== null) await checkout.settle({ site, visitorUuid: visitor.visitorUuid, vehicle });
          return reply.redirect(address, 303);
        },
      );
    }
  };
