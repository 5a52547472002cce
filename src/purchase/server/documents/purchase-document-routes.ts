import type { FastifyPluginAsync } from 'fastify';
import type { AccountConfig } from '#src/account/rules/config.ts';
import { findGate } from '#src/account/rules/find-gate.ts';
import { isSignedIn } from '#src/account/rules/visitor.ts';
import type { VisitorService } from '#src/account/server/visitor-service.ts';
import { findHolderUuid } from '#src/checkout/rules/shopper-reservation.ts';
import { type createReservationFinder, requireOwnNamedVehicle } from '#src/checkout/server/reservation-access.ts';
import { DomainError } from '#src/lib/domain-error.ts';
import { purchasePage } from '#src/lib/payment-paths.ts';
import { requireSite } from '#src/platform/http/require-site.ts';
import { createDocumentService } from '#src/platform/pdf/document-service.ts';
import type { VehicleLookup } from '#src/vehicle/server/find-vehicle-by-slug-or-id.ts';
import type { ListingSite } from '#src/vehicle/server/vehicle-store.ts';
import { listDocuments, type PurchaseDocument, purchaseDocuments } from '../../rules/purchase-documents.ts';
import { purchaseFields } from '../../rules/purchase-fields.ts';
import { buildPurchaseDocument, type DocumentFacts, type DocumentSite } from '../../view/build-purchase-document.ts';
import type { PurchaseStore } from '../purchase-store.ts';

interface PrintedSite extends ListingSite, DocumentSite {
  readonly config: ListingSite['config'] & { readonly account: AccountConfig };
}

export interface PurchaseDocumentRoutesOptions<Site extends PrintedSite> {
  readonly siteOf: (host: string | undefined) => Site | undefined;
  readonly vehicles: VehicleLookup;
  readonly visitors: Pick<VisitorService, 'find'>;
  readonly store: Pick<PurchaseStore, 'find'>;
  readonly reservations: Pick<ReturnType<typeof createReservationFinder>, 'find' | 'findLatest'>;
}

const querystring = {
  type: 'object',
  required: [purchaseFields.vehicle],
  properties: { [purchaseFields.vehicle]: { type: 'string', maxLength: 200 } },
};

/** @spec D.26, D.41 */
export const purchaseDocumentRoutes =
  <Site extends PrintedSite>(options: PurchaseDocumentRoutesOptions<Site>): FastifyPluginAsync =>
  async (app) => {
    const { siteOf, vehicles, visitors, store, reservations } = options;
    const documents = createDocumentService();
    app.addHook('onClose', documents.close);

    const missing = () => new DomainError('notFound', 'We can’t find that document.');

    const findFacts = async (
      site: Site,
      request: { readonly headers: { readonly cookie?: string | undefined } },
      carName: string,
      document: PurchaseDocument,
    ): Promise<DocumentFacts> => {
      const visitor = await visitors.find(site.slug, request);
      const isGated = findGate(purchasePage, site.config.account.gates) !== undefined;
      if (visitor === null || (isGated && !isSignedIn(visitor))) throw missing();
      const vehicle = await requireOwnNamedVehicle({ vehicles, reservations }, site, visitor.visitorUuid, carName);
      const latest = await reservations.findLatest(site.slug, visitor.visitorUuid, vehicle.id);
      const visitorUuid = findHolderUuid(latest, visitor.visitorUuid);
      const purchase = await store.find({ siteSlug: site.slug, visitorUuid, vehicleId: vehicle.id });
      const reservationUuid = purchase?.reservationUuid ?? null;
      if (purchase === undefined || reservationUuid === null || purchase.agreement === null) throw missing();
      const order = await reservations.find({ siteSlug: site.slug, reservationUuid });
      if (order === undefined || !listDocuments(order).includes(document)) throw missing();
      const { answers, agreement, purchaseUuid } = purchase;
      return { site, vehicle, answers, agreement, order, purchaseUuid };
    };

    for (const document of purchaseDocuments) {
      app.get<{ Querystring: Readonly<Record<string, string | undefined>> }>(
        `${purchasePage}/${document}.pdf`,
        { schema: { hide: true, querystring } },
        async (request, reply) => {
          const site = requireSite(siteOf, request);
          const carName = request.query[purchaseFields.vehicle] ?? '';
          const find = async () => buildPurchaseDocument(document, await findFacts(site, request, carName, document));
          return documents.answer({ request, reply }, { siteSlug: site.slug, name: document, find });
        },
      );
    }
  };
