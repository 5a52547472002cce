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
