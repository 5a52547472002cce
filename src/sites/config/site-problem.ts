export interface SiteProblem {
  readonly path: readonly (string | number)[];
  readonly message: string;
  readonly allowed?: string;
  readonly line?: number;
  /** The key that was probably meant, if the written key is unknown. */
  readonly meant?: string;
}
