export interface SiteProblem {
  readonly path: readonly (string | number)[];
  readonly message: string;
  readonly allowed?: string;
  readonly line?: number;
  /** If the key is unknown, the key that was probably meant. */
  readonly meant?: string;
}
