export interface Code {
  readonly size: number;
  /** SVG path of the dark modules, in a square of `size` modules. */
  readonly path: string;
}
