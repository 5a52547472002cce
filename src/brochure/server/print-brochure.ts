import type { ImageService } from '#src/platform/images/image-service.ts';
import { imageSiteOf, type SiteWithImages } from '#src/platform/images/image-site.ts';
import { type ListingSite, requireVehicle, type VehicleStore } from '#src/vehicle/server/vehicle-store.ts';
import { type BrochureSite, buildBrochureView } from '../view/build-brochure-view.ts';
import type { BrochureRenderer } from './create-brochure-renderer.ts';

export interface PrintingSite extends ListingSite, BrochureSite, SiteWithImages {
  readonly slug: string;
  readonly config: ListingSite['config'] & BrochureSite['config'] & SiteWithImages['config'];
}

export interface BrochurePrinterOptions {
  readonly vehicles: Pick<VehicleStore, 'findBySlug'>;
  readonly images: Pick<ImageService, 'get'>;
  readonly pdfRenderer: BrochureRenderer;
}

export type PrintBrochure = (site: PrintingSite, vehicleSlug: string) => Promise<Buffer>;

const pictureWidthPx = 1200;
const pictureQuality = 80;

/** @spec D.23, B7.21 */
export const createBrochurePrinter = ({ vehicles, images, pdfRenderer }: BrochurePrinterOptions): PrintBrochure => {
  // Ignores errors, because a brochure without its photo is better than none.
  const findPicture = async (site: PrintingSite, source: string | null): Promise<Uint8Array | null> => {
    if (source === null) return null;
    const answer = await images
      .get({
        site: imageSiteOf(site),
        source,
        widthPx: pictureWidthPx,
        quality: pictureQuality,
        format: 'jpeg',
      })
      .catch(() => undefined);
    return answer?.kind === 'made' ? answer.data : null;
  };
  return async (site, vehicleSlug) => {
    const view = buildBrochureView(await requireVehicle(vehicles, site, vehicleSlug), site, new Date());
    return pdfRenderer.print(site.slug, { view, picture: await findPicture(site, view.pictureUrl) });
  };
};
