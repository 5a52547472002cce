/** @spec B3.27, L1.08 */
export interface BlogPost {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  /** First day on which the post is shown, 'YYYY-MM-DD' in the site's time zone. */
  readonly day: string;
  readonly changedDay: string | null;
  readonly author: string;
  readonly tags: readonly string[];
  readonly image: { readonly url: string; readonly alt: string } | null;
  /** Safe HTML: raw HTML in the source is escaped. */
  readonly html: string;
  readonly wordCount: number;
}

/** @spec L3.08 */
export const financeOfferCategory = 'Finance offer';

/** @spec L3.08 */
export interface Offer {
  readonly id: number;
  readonly name: string;
  readonly highlight: string | null;
  readonly descriptionText: string;
  readonly descriptionHtml: string;
  readonly disclaimer: string | null;
  readonly category: string | null;
  readonly manufacturer: { readonly name: string; readonly slug: string } | null;
  readonly model: { readonly name: string; readonly slug: string; readonly overrideUrl: string | null } | null;
  readonly image: { readonly url: string; readonly alt: string } | null;
  /** Ids of the dealer's websites that don't show the offer. @spec L3.09 */
  readonly excludedWebsiteIds: readonly number[];
  /** Last day on which the offer is valid, 'YYYY-MM-DD' in the site's time zone; null for no end. */
  readonly lastDay: string | null;
  readonly finance: { readonly ratePercent: number; readonly termMonths: number } | null;
}

/** @spec L3.13 */
export interface Review {
  readonly id: string;
  readonly customerName: string;
  readonly text: string;
  readonly rating: number | null;
  readonly day: string;
  readonly reply: { readonly text: string; readonly day: string } | null;
  readonly imageUrl: string | null;
}

/** Reviews of one location, or of the dealer if `locationSlug` is null, as their source reports them. @spec L3.14 */
export interface ReviewSet {
  readonly source: string;
  readonly sourceUrl: string | null;
  readonly locationSlug: string | null;
  /** Total number of reviews at the source. `reviews` can hold fewer. */
  readonly count: number;
  readonly averageRating: string;
  readonly reviews: readonly Review[];
}

export interface Publications {
  readonly offers: readonly Offer[];
  readonly reviewSets: readonly ReviewSet[];
  readonly posts: readonly BlogPost[];
}
