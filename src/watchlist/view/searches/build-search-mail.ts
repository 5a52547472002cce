import type { MailView } from '#src/leads/view/mail-view.ts';
import { accountPaths } from '#src/lib/account-paths.ts';
import { formatCount, type Noun } from '#src/lib/text/noun.ts';
import { buildUpdateMail } from '../build-update-mail.ts';
import type { NoticeSender } from '../notice-letter.ts';

export interface MatchLine {
  readonly name: string;
  readonly price: string | null;
  readonly url: string;
}

export interface SearchUpdate {
  readonly name: string;
  readonly url: string;
  readonly lines: readonly MatchLine[];
  readonly count: number;
}

interface SearchLetter {
  readonly site: NoticeSender;
  readonly noun: Noun;
  readonly searches: readonly SearchUpdate[];
  readonly agreedDay: string;
  readonly unsubscribeUrl: string;
}

const summariseMatches = ({ searches, noun }: Pick<SearchLetter, 'noun' | 'searches'>): string => {
  const total = searches.reduce((sum, { count }) => sum + count, 0);
  const [first] = searches;
  const things = formatCount(total, { one: `new ${noun.one}`, many: `new ${noun.many}` });
  if (first === undefined || searches.length > 1) return `${things} in ${searches.length} of your searches`;
  return `${things} for “${first.name}”`;
};

const listRows = ({ name, url, lines, count }: SearchUpdate): MailView['rows'] => {
  const more = count - lines.length;
  const all = more > 0 ? `Plus ${more} more. See all matches` : 'See all matches';
  return [
    ...lines.map((line) => ({
      label: line.name,
      text: line.price === null ? 'View details' : `${line.price}. View details`,
      href: line.url,
    })),
    { label: `“${name}”`, text: all, href: url },
  ];
};

/** @spec L2.30 */
export const buildSearchMail = ({ searches, noun, ...letter }: SearchLetter): MailView =>
  buildUpdateMail({
    ...letter,
    subject: summariseMatches({ searches, noun }),
    rows: searches.flatMap(listRows),
    page: { label: 'Your searches', path: accountPaths.savedSearches },
    asked: `new ${noun.many} that match your saved searches`,
  });

/** @spec L2.30 */
export const buildSearchText = (letter: SearchLetter): string => {
  const { site, searches, unsubscribeUrl } = letter;
  const [first] = searches;
  const url = first === undefined || searches.length > 1 ? site.url + accountPaths.savedSearches : first.url;
  return `${site.name}: ${summariseMatches(letter)}. ${url}\nOpt out: ${unsubscribeUrl}`;
};
