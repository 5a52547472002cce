/** A post of the dealer's blog. @spec B3.27, L1.08 */
export interface BlogPost {
  /** Name of its file and of its address. */
  readonly slug: string;
  readonly title: string;
  /** One or two sentences, for cards, feeds and search engines. */
  readonly summary: string;
  /** First day on which it shows, 'YYYY-MM-DD' by the clock of the site. */
  readonly day: string;
  /** Day of the last change; null where it was never changed. */
  readonly changedDay: string | null;
  readonly author: string;
  readonly tags: readonly string[];
  readonly image: { readonly url: string; readonly alt: string } | null;
  /** Safe HTML: raw HTML of the source is printed as text. */
  readonly html: string;
  readonly wordCount: number;
}

/** The category of an offer that names an interest rate. @spec L3.08 */
export const financeOfferCategory = 'Finance offer';

/** Something that the dealer offers for a while. @spec L3.08 */
export interface Offer {
  readonly id: number;
  readonly name: string;
  /** What it is worth, in a few words: '$1,500 on your trade-in'. */
  readonly highlight: string | null;
  /** The description without marks, for cards and search engines. */
  readonly descriptionText: string;
  /** The description as safe HTML: raw HTML of the source is printed as text. */
  readonly descriptionHtml: string;
  readonly disclaimer: string | null;
  /** 'Finance offer', or another word of the dealer's. */
  readonly category: string | null;
  /** The make that it is for, out of the fixed list. */
  readonly manufacturer: { readonly name: string; readonly slug: string } | null;
  readonly model: { readonly name: string; readonly slug: string; readonly overrideUrl: string | null } | null;
  readonly image: { readonly url: string; readonly alt: string } | null;
  /** Websites of the dealer on which it does not show. @spec L3.09 */
  readonly excludedWebsiteIds: readonly number[];
  /** Last day on which it stands, 'YYYY-MM-DD' by the clock of the site; null: until it is taken away. */
  readonly lastDay: string | null;
  /** The rate of a finance offer; its comparison rate is worked out. */
  readonly finance: { readonly ratePercent: number; readonly termMonths: number } | null;
}

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

/** What a dealer publishes beside pages, from files in the site's folder. */
export interface Publications {
  readonly offers: readonly Offer[];
  readonly reviewSets: readonly ReviewSet[];
  /** The newest first. */
  readonly posts: readonly BlogPost[];
}
