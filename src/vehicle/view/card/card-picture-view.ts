import type { PictureView } from '../gallery/picture-view.ts';
import type { VehicleHeadingView } from '../vehicle-heading-view.ts';

/** What the picture of a card shows. */
export interface CardPictureView extends Pick<VehicleHeadingView, 'status' | 'tag'> {
  readonly picture: PictureView | null;
  /** Shown when there is no picture, or it does not load. @spec L8.04 */
  readonly missingPictureText: string;
  readonly photoCount: number;
}
