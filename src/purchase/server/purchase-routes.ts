import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { AccountConfig } from '#src/account/rules/config.ts';
import { findGate } from '#src/account/rules/find-gate.ts';
import { isSignedIn } from '#src/account/rules/visitor.ts';
import type { VisitorService } from '#src/account/server/visitor-service.ts';
import { cardName, confirmName } from '#src/checkout/rules/checkout-requests.ts';
import { findHolderUuid } from '#src/checkout/rules/shopper-reservation.ts';
import { type createReservationFinder, requireOwnNamedVehicle } from '#src/checkout/server/reservation-access.ts';
import { DomainError } from '#src/lib/domain-error.ts';
import { purchasePage, purchasePath, purchaseReturnPage } from '#src/lib/payment-paths.ts';
import { addParameters } from '#src/lib/url.ts';
import { acceptForms, readFormFields } from '#src/platform/http/form-fields.ts';
import { markUnstored } from '#src/platform/http/limits/rate-limits.ts';
import { requireSite } from '#src/platform/http/require-site.ts';
import type { Listing } from '#src/vehicle/rules/status/stock-status.ts';
import type { VehicleLookup } from '#src/vehicle/server/find-vehicle-by-slug-or-id.ts';
import { isAnswerStep, isDepositStep, nowAnchor, purchaseFields } from '../rules/purchase-fields.ts';
import type { Buyer, PurchaseService } from './purchase-service.ts';
import type { PurchaseSite } from './read-terms.ts';

export interface PurchaseFormSite extends PurchaseSite {
  readonly config: PurchaseSite['config'] & { readonly account: AccountConfig; readonly search: Listing };
}

export interface PurchaseRoutesOptions<Site extends PurchaseFormSite> {
  readonly siteOf: (host: string | undefined) => Site | undefined;
  readonly vehicles: VehicleLookup;
  readonly visitors: VisitorService;
  readonly reservations: Pick<ReturnType<typeof createReservationFinder>, 'findLatest'>;
  readonly purchases: PurchaseService<Site>;
}

const maxBytes = 8 * 1024;

interface SentStep {
  readonly shown: string;
  readonly fields: URLSearchParams;
}

const takeStep = async <Site extends PurchaseFormSite>(
  service: PurchaseService<Site>,
  buyer: Buyer<Site>,
  { shown, fields }: SentStep,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string> => {
  const address = purchasePath(buyer.vehicle.slug);
  const step = fields.get(purchaseFields.step);
  const origin = { page: purchasePath(buyer.vehicle.slug), userAgent: request.headers['user-agent'] ?? null };
  if (isAnswerStep(step)) {
    // No anchor after a problem, because it would take the focus from the message.
    return (await service.answer(buyer, step, fields, origin)) ? `${address}#${nowAnchor}` : address;
  }
  if (!isDepositStep(step)) throw new DomainError('malformed', 'This form isn’t part of a purchase.');
  const steps = {
    pay: () => service.pay(buyer, { shown, cardNumber: fields.get(cardName) ?? '', origin }),
    convert: () => service.convert(buyer, shown),
    confirm: () => service.confirm(buyer, fields.get(confirmName) === 'yes'),
    release: () => service.release(buyer),
  };
  const answer = await steps[step]();
  if (answer === null) return address;
  markUnstored(reply);
  return addParameters(address, { [purchaseFields.answer]: answer });
};

type CarQuery = Readonly<Record<string, string | undefined>>;

const querystring = {
  type: 'object',
  required: [purchaseFields.vehicle],
  properties: {
    [purchaseFields.vehicle]: { type: 'string', maxLength: 200 },
    [purchaseFields.shown]: { type: 'string', maxLength: 200 },
  },
};

const findSubject = async <Site extends PurchaseFormSite>(
  options: PurchaseRoutesOptions<Site>,
  request: FastifyRequest<{ Querystring: CarQuery }>,
) => {
  const site = requireSite(options.siteOf, request);
  if (!site.config.purchase.isEnabled) throw new DomainError('notFound', 'This site doesn’t sell online.');
  const visitor = await options.visitors.find(site.slug, request);
  const name = request.query[purchaseFields.vehicle] ?? '';
  const vehicle = await requireOwnNamedVehicle(options, site, visitor?.visitorUuid ?? null, name);
  return { site, visitor, vehicle, address: purchasePath(vehicle.slug) };
};

/** Every form except Stripe's works without scripts. @spec B1.12, B2.03, L4.18, D.41 */
export const purchaseRoutes =
  <Site extends PurchaseFormSite>(options: PurchaseRoutesOptions<Site>): FastifyPluginAsync =>
  async (app) => {
    const { visitors, reservations, purchases } = options;
    acceptForms(app);
    app.post<{ Querystring: CarQuery }>(
      purchasePage,
      { bodyLimit: maxBytes, schema: { hide: true, querystring } },
      async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const fields = readFormFields(request);
        const { site, visitor, vehicle, address } = await findSubject(options, request);
        const isGated = findGate(purchasePage, site.config.account.gates) !== undefined;
        if (isGated && !isSignedIn(visitor)) {
          markUnstored(reply);
          return reply.redirect(address, 303);
        }
        const known = await visitors.open(site.slug, request, reply);
        const latest = await reservations.findLatest(site.slug, known.visitorUuid, vehicle.id);
        const visitorUuid = findHolderUuid(latest, known.visitorUuid);
        const shown = request.query[purchaseFields.shown] ?? '';
        const buyer = { site, visitorUuid, vehicle };
        return reply.redirect(await takeStep(purchases, buyer, { shown, fields }, request, reply), 303);
      },
    );
    app.get<{ Querystring: CarQuery }>(
      purchaseReturnPage,
      { schema: { hide: true, querystring } },
      async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const { site, visitor, vehicle, address } = await findSubject(options, request);
        if (visitor !== null) await purchases.settle({ site, visitorUuid: visitor.visitorUuid, vehicle });
        return reply.redirect(address, 303);
      },
    );
  };
