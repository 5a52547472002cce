/** What a customer wrote. @spec L3.13 */
export interface Review {
  readonly id: string;
  readonly customerName: string;
  readonly text: string;
  /** 1 to 5; null where the customer gave no stars. */
  readonly rating: number | null;
  /** 'YYYY-MM-DD' */
  readonly day: string;
  readonly reply: { readonly text: string; readonly day: string } | null;
  /** The customer's picture. */
  readonly imageUrl: string | null;
}

/** The reviews of the dealer, or of one of its places, as the place that collects them tells. @spec L3.14 */
export interface ReviewSet {
  /** Who collects them: 'Google'. */
  readonly source: string;
  /** Where all of them can be read. */
  readonly sourceUrl: string | null;
  /** Slug of the location that they are of; null: the whole dealer. */
  readonly locationSlug: string | null;
  /** How many there are, of which `reviews` are the newest. */
  readonly count: number;
  /** A decimal figure, as it is told: '4.5'. */
  readonly averageRating: string;
  readonly reviews: readonly Review[];
}
