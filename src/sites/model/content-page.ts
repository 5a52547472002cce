/** What a page that the dealer wrote can have below its text. */
export const contentParts = ['financeCalculator'] as const;

export type ContentPart = (typeof contentParts)[number];

/** A page that the dealer wrote, at /{slug}. */
export interface ContentPage {
  readonly slug: string;
  readonly title: string;
  /** For search engines. */
  readonly description: string;
  /** Safe HTML: raw HTML of the source is printed as text. */
  readonly html: string;
  /** A part of the site's own that stands below the text. */
  readonly part: ContentPart | null;
}
