/** Tare and payload against the rating. @spec B3.08 */
export interface LoadBarView {
  readonly tareKg: number;
  readonly payloadKg: number;
  /** The rating: ATM of a caravan, gross vehicle mass of a truck. */
  readonly ratingKg: number;
  /** Where tare ends on a track that ends at the rating, 0 to 100. */
  readonly tarePercent: number;
  /** 'Payload 504 kg' */
  readonly payloadText: string;
  /** 'Tare 2,196 kg, ATM 2,700 kg' */
  readonly description: string;
}
