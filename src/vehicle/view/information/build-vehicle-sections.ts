import { chooseFirstFeatures, groupFeatures } from '../../rules/features/group-features.ts';
import type { PageConfig } from '../../rules/page/page-config.ts';
import { specRowNames } from '../../rules/page/spec-row-names.ts';
import type { Vehicle } from '../../rules/vehicle.ts';
import { collapseParagraphs } from '../collapse-paragraphs.ts';
import { splitDealerComments } from '../split-dealer-comments.ts';
import { buildSpecRows } from './build-spec-rows.ts';
import type { FeaturesView, VehicleSectionsView } from './vehicle-sections-view.ts';

const buildFeatures = ({ standardEquipment }: Vehicle, previewCount: number): FeaturesView => {
  const groups = groupFeatures(standardEquipment);
  const count = groups.reduce((sum, { features }) => sum + features.length, 0);
  return { first: chooseFirstFeatures(groups, previewCount), groups, count };
};

/**
 * The sections below the gallery that are made of the record alone.
 * @param today the day where the dealer is, 'YYYY-MM-DD'
 * @spec B2.44 to B2.46, B2.52, B4.51, B9.18
 */
export const buildVehicleSections = (vehicle: Vehicle, page: PageConfig, today: string): VehicleSectionsView => {
  const paragraphs = splitDealerComments(vehicle.dealerComments);
  const keyRows = page.keyRows[vehicle.itemType];
  const specRows = page.specRows === 'all' ? specRowNames : specRowNames.filter((name) => !keyRows.includes(name));
  return {
    keyInformation: buildSpecRows(vehicle, keyRows, page, today),
    comments: { paragraphs, preview: collapseParagraphs(paragraphs, page.commentsPreviewCharacters) },
    features: buildFeatures(vehicle, page.featuresPreview),
    specifications: { rows: buildSpecRows(vehicle, specRows, page, today), previewCount: page.specPreviewRows },
    hasMap: page.hasMap,
    disclaimer: { short: page.disclaimerShort, full: page.disclaimerFull },
  };
};
