export interface SiteProblem {
  readonly path: readonly (string | number)[];
  readonly message: string;
  readonly allowed?: string;
  readonly line?: number;
  readonly meant?: string;
}
