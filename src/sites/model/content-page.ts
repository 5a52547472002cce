/** A page that the dealer wrote, at /{slug}. */
export interface ContentPage {
  readonly slug: string;
  readonly title: string;
  /** For search engines. */
  readonly description: string;
  /** Safe HTML: raw HTML of the source is printed as text. */
  readonly html: string;
}
