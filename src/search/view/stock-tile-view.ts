/** A way into the stock with its count: a body, a model or a make. */
export interface StockTileView {
  readonly label: string;
  readonly countText: string;
  readonly href: string;
  /** The picture of a vehicle that stands behind it; null for word marks. */
  readonly imageUrl: string | null;
  /** The picture is a vehicle without a background, which must not be cropped. */
  readonly isCutOut: boolean;
}
