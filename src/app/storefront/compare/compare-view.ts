import type { PageDocument } from '#src/app/storefront/build-page-meta.ts';
import type { Crumb } from '#src/lib/crumb.ts';
import type { PictureView } from '#src/vehicle/view/gallery/picture-view.ts';

/** A vehicle of the comparison: a column. */
export interface ComparedVehicle {
  readonly id: number;
  readonly href: string;
  readonly title: string;
  readonly subtitle: string | null;
  readonly picture: PictureView | null;
  /** 'SOLD'; null while it is to be had. */
  readonly soldText: string | null;
  /** The comparison without it. */
  readonly removeHref: string;
}

export interface CompareRow {
  readonly name: string;
  readonly label: string;
  /** One for each vehicle; null where nothing is known. */
  readonly values: readonly (string | null)[];
  readonly isDifferent: boolean;
}

/** Vehicles side by side. @spec D.54 */
export interface CompareView extends PageDocument {
  readonly title: string;
  readonly breadcrumb: readonly Crumb[];
  readonly vehicles: readonly ComparedVehicle[];
  readonly rows: readonly CompareRow[];
  /** '1 of these vehicles is no longer listed.'; null when all were found. */
  readonly missingText: string | null;
  readonly searchHref: string;
}
