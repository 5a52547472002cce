import type { BodyPicture } from '#src/vehicle/rules/bodies/body-pictures.ts';

/** What a tile shows over its words. */
export type TilePicture =
  | { readonly kind: 'none' }
  | { readonly kind: 'drawing'; readonly body: BodyPicture }
  /** A vehicle without a background, which must not be cropped. */
  | { readonly kind: 'cutOut'; readonly url: string }
  /** A vehicle that stands behind the tile. */
  | { readonly kind: 'photograph'; readonly url: string };

/** A way into the stock with its count: a body, a model or a make. */
export interface StockTileView {
  readonly label: string;
  readonly countText: string;
  readonly href: string;
  readonly picture: TilePicture;
}
