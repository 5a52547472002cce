import { cutAtWord } from '#src/lib/text/cut-text.ts';
import {
  chooseFirstFeatures,
  type GroupedFeatures,
  groupFeatures,
} from '#src/vehicle/rules/features/group-features.ts';
import type { PageConfig } from '../../rules/page/page-config.ts';
import { specRowNames } from '../../rules/page/spec-row-names.ts';
import type { Vehicle } from '../../rules/vehicle.ts';
import type { Figure } from '../figure.ts';
import { buildSpecRows } from './build-spec-rows.ts';

/** @spec B4.51 */
export const collapseParagraphs = (paragraphs: readonly string[], maxCharacters: number): readonly string[] | null => {
  const total = paragraphs.reduce((sum, paragraph) => sum + paragraph.length, 0);
  if (total <= maxCharacters) return null;
  const preview: string[] = [];
  let left = maxCharacters;
  for (const paragraph of paragraphs) {
    if (left <= 0) break;
    preview.push(paragraph.length <= left ? paragraph : `${cutAtWord(paragraph, left)}…`);
    left -= paragraph.length;
  }
  return preview;
};

const pendingText = 'Dealer comments are pending. Please check back here later.';

/** @spec B4.52, B4.53 */
export const splitDealerComments = (comments: string | null): readonly string[] => {
  const paragraphs = (comments ?? '')
    .split(/[|\r\n]+/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
  return paragraphs.length > 0 ? paragraphs : [pendingText];
};

interface CollapsibleView {
  readonly paragraphs: readonly string[];
  readonly preview: readonly string[] | null;
}

export interface FeaturesView {
  readonly first: readonly string[];
  readonly groups: readonly GroupedFeatures[];
  readonly count: number;
}

export interface VehicleSectionsView {
  readonly keyInformation: readonly Figure[];
  readonly comments: CollapsibleView;
  readonly features: FeaturesView;
  readonly specifications: { readonly rows: readonly Figure[]; readonly previewCount: number };
  readonly hasMap: boolean;
  readonly disclaimer: { readonly short: string; readonly full: string };
}

const buildFeatures = ({ standardEquipment }: Vehicle, previewCount: number): FeaturesView => {
  const groups = groupFeatures(standardEquipment);
  const count = groups.reduce((sum, { features }) => sum + features.length, 0);
  return { first: chooseFirstFeatures(groups, previewCount), groups, count };
};

/** `today` is the dealer's local day, 'YYYY-MM-DD'. @spec B2.44 to B2.46, B2.52, B4.51, B9.18 */
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
