/** Something in a site's file that stops it from being used. */
export interface SiteProblem {
  /** Keys and list positions from the top of the file. */
  readonly path: readonly (string | number)[];
  /** What is wrong: "unknown key 'soldWindowDay'". */
  readonly message: string;
  /** What would be right there. */
  readonly allowed?: string;
  /** Where it stands, when that is known without the path. */
  readonly line?: number;
}
