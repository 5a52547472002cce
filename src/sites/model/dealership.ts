/** A legal seller. */
export interface Dealership {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly locationId: number;
  readonly manufacturers: readonly string[];
  /** Those of its location unless that has its own. @spec L3.05 */
  readonly reviews: { readonly averageRating: number; readonly count: number } | null;
}
