export interface Code {
  /** Squares along a side. */
  readonly size: number;
  /** The dark squares, as an SVG path. */
  readonly path: string;
}
