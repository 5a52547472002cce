import { type PageDocument, unindexedPage } from '#src/app/storefront/build-page-meta.ts';
import { buildQrCode } from '#src/brochure/server/build-qr-code.ts';
import { type BrochureView, buildBrochureView, type QrCode } from '#src/brochure/view/build-brochure-view.ts';
import { apiPaths } from '#src/lib/api-paths.ts';
import { DomainError } from '#src/lib/domain-error.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import { fillPath } from '#src/lib/url.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import { hasPage } from '#src/vehicle/rules/status/stock-status.ts';
import type { VehicleStore } from '#src/vehicle/server/vehicle-store.ts';

/** @spec B2.12 */
export interface PrintView extends PageDocument {
  readonly vehicleId: number;
  readonly brochure: BrochureView;
  readonly code: QrCode;
  readonly brochureHref: string;
  readonly backHref: string;
}

export const createPrintPageLoader = ({ vehicles }: { readonly vehicles: Pick<VehicleStore, 'findBySlug'> }) => ({
  /** @spec B2.12, D.05 */
  load: async (site: ResolvedSite, slug: string, now: Date): Promise<PrintView> => {
    const vehicle = await vehicles.findBySlug(site.slug, slug);
    if (vehicle === undefined || !hasPage(vehicle, site.config.search, now)) {
      throw new DomainError('notFound', 'We can’t find that vehicle.');
    }
    const brochure = buildBrochureView(vehicle, site, now);
    return {
      vehicleId: vehicle.id,
      brochure,
      code: buildQrCode(brochure.pageUrl),
      brochureHref: fillPath(apiPaths.brochure, slug),
      backHref: pagePaths.vehicle(slug),
      documentTitle: `Print: ${brochure.title} | ${site.name}`,
      description: `Printable details of the ${brochure.title}.`,
      canonicalUrl: brochure.pageUrl,
      ...unindexedPage,
    };
  },
});
