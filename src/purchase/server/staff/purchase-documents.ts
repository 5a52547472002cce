import { and, eq } from 'drizzle-orm';
import type { StoredReservation } from '#src/checkout/server/reservation-payable.ts';
import type { PrintedDocument } from '#src/lib/printed-document.ts';
import type { DatabaseService } from '#src/platform/db/database.ts';
import type { VehicleStore } from '#src/vehicle/server/vehicle-store.ts';
import { listDocuments, type PurchaseDocument } from '../../rules/purchase-documents.ts';
import { buildPurchaseDocument, type DocumentSite } from '../../view/build-purchase-document.ts';
import { purchases } from '../tables.ts';

export interface StaffPurchaseDocuments {
  readonly find: (
    site: DocumentSite & { readonly slug: string },
    order: StoredReservation,
    document: PurchaseDocument,
  ) => Promise<PrintedDocument | undefined>;
}

export const createStaffPurchaseDocuments = (
  { interactive }: Pick<DatabaseService, 'interactive'>,
  vehicles: Pick<VehicleStore, 'findById'>,
): StaffPurchaseDocuments => ({
  find: async (site, order, document) => {
    if (!order.isPurchase || !listDocuments(order).includes(document)) return undefined;
    const [purchase] = await interactive
      .select()
      .from(purchases)
      .where(and(eq(purchases.siteSlug, site.slug), eq(purchases.reservationUuid, order.reservationUuid)));
    const vehicle = purchase && (await vehicles.findById(site.slug, purchase.vehicleId));
    if (purchase === undefined || vehicle === undefined || purchase.agreement === null) return undefined;
    const { answers, agreement, purchaseUuid } = purchase;
    return buildPurchaseDocument(document, { site, vehicle, answers, agreement, order, purchaseUuid });
  },
});
