import { localDay } from '#src/lib/local-day.ts';
import { buildSpecRows } from '#src/vehicle/rules/build-spec-rows.ts';
import { collapseParagraphs } from '#src/vehicle/rules/collapse-paragraphs.ts';
import { specRowNames } from '#src/vehicle/rules/spec-row-names.ts';
import { splitDealerComments } from '#src/vehicle/rules/split-dealer-comments.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { ViewContext } from '../view-context.ts';
import type { VehiclePageView } from './vehicle-page-view.ts';

type Sections = Pick<
  VehiclePageView,
  'keyInformation' | 'comments' | 'features' | 'specifications' | 'hasMap' | 'disclaimer'
>;

/** The sections below the gallery that are made of the record alone. @spec B2.44 to B2.46, B2.52, B4.51, B9.18 */
export const buildVehicleSections = (vehicle: Vehicle, { site, now }: ViewContext): Sections => {
  const { page } = site.config.vehicle;
  const today = localDay(now, site.timeZone);
  const paragraphs = splitDealerComments(vehicle.dealerComments);
  return {
    keyInformation: buildSpecRows(vehicle, page.keyRows, page, today),
    comments: { paragraphs, preview: collapseParagraphs(paragraphs, page.commentsPreviewCharacters) },
    features: { all: [...new Set(vehicle.standardEquipment)], previewCount: page.featuresPreview },
    specifications: { rows: buildSpecRows(vehicle, specRowNames, page, today), previewCount: page.specPreviewRows },
    hasMap: page.showMap,
    disclaimer: { short: page.disclaimerShort, full: page.disclaimerFull },
  };
};
