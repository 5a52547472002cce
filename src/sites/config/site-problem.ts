/** A reason why a site's file can't be used. */
export interface SiteProblem {
  /** Keys and list positions from the top of the file. */
  readonly path: readonly (string | number)[];
  /** "unknown key 'soldWindowDay'" */
  readonly message: string;
  readonly allowed?: string;
  /** Set when the line is known without the path. */
  readonly line?: number;
}
