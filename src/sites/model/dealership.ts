/** A legal seller. */
export interface Dealership {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly locationId: number;
  readonly manufacturers: readonly string[];
}
