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
