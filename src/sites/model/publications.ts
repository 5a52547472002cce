/** @spec B3.27, L1.08 */
export interface BlogPost {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  /** The first day on which the post is shown: 'YYYY-MM-DD' in the site's time zone. */
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
  /** Shown on a card instead of the description. */
  readonly summary: string | null;
  readonly descriptionText: string;
  readonly descriptionHtml: string;
  readonly disclaimer: string | null;
  readonly category: string | null;
  readonly manufacturer: { readonly name: string; readonly slug: string } | null;
  readonly model: { readonly name: string; readonly slug: string; readonly overrideUrl: string | null } | null;
  readonly image: { readonly url: string; readonly alt: string } | null;
  /** @spec L3.09 */
  readonly excludedWebsiteIds: readonly number[];
  /** The last day of the offer, 'YYYY-MM-DD' in the site's time zone; null for no end. */
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

/** Reviews of one location, or of the whole dealer if `locationSlug` is null. @spec L3.14 */
export interface ReviewSet {
  readonly source: string;
  readonly sourceUrl: string | null;
  readonly locationSlug: string | null;
  /** The source's total. `reviews` can contain fewer. */
  readonly count: number;
  readonly averageRating: string;
  readonly reviews: readonly Review[];
}

export interface Publications {
  readonly offers: readonly Offer[];
  readonly reviewSets: readonly ReviewSet[];
  readonly posts: readonly BlogPost[];
}
