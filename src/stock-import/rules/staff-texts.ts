import { toHeadingKey } from './heading-key.ts';

const keyOf = (heading: string): string => toHeadingKey(heading.split('.').at(-1) ?? '');

/** True for a column that can be for shoppers or for the staff. */
export const isBareComments = (heading: string): boolean => ['comments', 'comment'].includes(keyOf(heading));

const publicText =
  /^(?:(?:web|website|ad|advert|advertising|public|internet|online|listing)(?:blurb|text|comments?|description|desc|copy|ad)|blurb|advert|advertisement|description)$/;

export const isPublicText = (heading: string): boolean => publicText.test(keyOf(heading));

/**
 * Returns the heading of the text for shoppers, such as 'Web blurb', if the feed also has a 'Comments' column. Ignores
 * headings that the site maps (`ownKeys`).
 */
export const findPublicText = (headings: readonly string[], ownKeys: ReadonlySet<string>): string | undefined =>
  headings.some((heading) => isBareComments(heading) && !ownKeys.has(toHeadingKey(heading)))
    ? headings.find((heading) => isPublicText(heading) && !ownKeys.has(toHeadingKey(heading)))
    : undefined;

export interface StaffText {
  readonly heading: string;
  readonly cell: string;
  /**
   * The heading of the column that shoppers see instead; null if the cell isn't shown because it looks like a note to
   * the staff.
   */
  readonly instead: string | null;
}
