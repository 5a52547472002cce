/** A review. @spec L3.13 */
export interface ReviewView {
  readonly id: string;
  readonly customerName: string;
  /** What stands where there is no picture: 'PM'. */
  readonly initials: string;
  readonly text: string;
  readonly rating: number | null;
  /** '2026-10-05', for machines. */
  readonly day: string;
  /** '5 October 2026' */
  readonly dateText: string;
  /** '7 weeks ago' */
  readonly agoText: string;
  readonly reply: { readonly text: string; readonly day: string; readonly dateText: string } | null;
  readonly imageUrl: string | null;
}

/** A set of reviews under its summary. @spec L3.14 */
export interface ReviewSetView {
  /** Anchor on the page. */
  readonly id: string;
  /** Of whom: the dealer, or one of its places. */
  readonly name: string;
  readonly rating: number;
  /** '4.5' */
  readonly ratingText: string;
  /** '1,204 reviews on Google' */
  readonly countText: string;
  readonly sourceUrl: string | null;
  /** 'Read all 1,204 on Google' */
  readonly sourceLabel: string;
  readonly reviews: readonly ReviewView[];
}
