/** A QR code as squares of one unit. */
export interface Code {
  /** Squares along a side. */
  readonly size: number;
  /** The dark squares, as an SVG path. */
  readonly path: string;
}
