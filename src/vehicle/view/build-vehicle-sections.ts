import type { PageConfig } from '../rules/page-config.ts';
import { specRowNames } from '../rules/spec-row-names.ts';
import type { Vehicle } from '../rules/vehicle.ts';
import { buildSpecRows } from './build-spec-rows.ts';
import { collapseParagraphs } from './collapse-paragraphs.ts';
import { splitDealerComments } from './split-dealer-comments.ts';
import type { VehicleSectionsView } from './vehicle-sections-view.ts';

/**
 * The sections below the gallery that are made of the record alone.
 * @param today the day where the dealer is, 'YYYY-MM-DD'
 * @spec B2.44 to B2.46, B2.52, B4.51, B9.18
 */
export const buildVehicleSections = (vehicle: Vehicle, page: PageConfig, today: string): VehicleSectionsView => {
  const paragraphs = splitDealerComments(vehicle.dealerComments);
  return {
    keyInformation: buildSpecRows(vehicle, page.keyRows, page, today),
    comments: { paragraphs, preview: collapseParagraphs(paragraphs, page.commentsPreviewCharacters) },
    features: { all: [...new Set(vehicle.standardEquipment)], previewCount: page.featuresPreview },
    specifications: { rows: buildSpecRows(vehicle, specRowNames, page, today), previewCount: page.specPreviewRows },
    hasMap: page.hasMap,
    disclaimer: { short: page.disclaimerShort, full: page.disclaimerFull },
  };
};
