import type { CollapsibleView } from './collapsible-view.ts';
import type { Figure } from './figure.ts';

/** The sections of a vehicle's page that are made of its record alone. */
export interface VehicleSectionsView {
  readonly keyInformation: readonly Figure[];
  readonly comments: CollapsibleView;
  readonly features: { readonly all: readonly string[]; readonly previewCount: number };
  readonly specifications: { readonly rows: readonly Figure[]; readonly previewCount: number };
  readonly hasMap: boolean;
  readonly disclaimer: { readonly short: string; readonly full: string };
}
