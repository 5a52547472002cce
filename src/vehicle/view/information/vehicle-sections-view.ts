import type { GroupedFeatures } from '../../rules/features/group-features.ts';
import type { CollapsibleView } from '../collapsible-view.ts';
import type { Figure } from '../figure.ts';

export interface FeaturesView {
  /** What shows before Show All Features. */
  readonly first: readonly string[];
  readonly groups: readonly GroupedFeatures[];
  readonly count: number;
}

/** The sections of a vehicle's page that are made of its record alone. */
export interface VehicleSectionsView {
  readonly keyInformation: readonly Figure[];
  readonly comments: CollapsibleView;
  readonly features: FeaturesView;
  readonly specifications: { readonly rows: readonly Figure[]; readonly previewCount: number };
  readonly hasMap: boolean;
  readonly disclaimer: { readonly short: string; readonly full: string };
}
