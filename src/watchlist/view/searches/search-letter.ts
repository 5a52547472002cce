import { formatCount, type Noun } from '#src/lib/text/noun.ts';
import type { NoticeSender } from '../notice-letter.ts';

export interface MatchLine {
  /** '2020 Mazda CX-5' */
  readonly name: string;
  /** '$24,990'; null without a price. */
  readonly price: string | null;
  /** Its page, with the site's address. */
  readonly url: string;
}

export interface SearchUpdate {
  readonly name: string;
  /** The search, with the site's address. */
  readonly url: string;
  /** As many as a letter shows. */
  readonly lines: readonly MatchLine[];
  /** All that are new, those that the letter does not show among them. */
  readonly count: number;
}

export interface SearchLetter {
  readonly site: NoticeSender;
  readonly noun: Noun;
  readonly searches: readonly SearchUpdate[];
  /** When the visitor agreed to be told: '22/11/2026'. */
  readonly agreedDay: string;
  /** Where the reader stops these, by one click. */
  readonly unsubscribeUrl: string;
}

/** What a letter about searches is about, in a line. */
export const summariseMatches = ({ searches, noun }: Pick<SearchLetter, 'noun' | 'searches'>): string => {
  const total = searches.reduce((sum, { count }) => sum + count, 0);
  const [first] = searches;
  const things = formatCount(total, { one: `new ${noun.one}`, many: `new ${noun.many}` });
  if (first === undefined || searches.length > 1) return `${things} in ${searches.length} of your searches`;
  return `${things} for “${first.name}”`;
};
