import type { MailView } from '#src/leads/view/mail-view.ts';
import { accountPaths } from '#src/lib/account-paths.ts';
import { buildUpdateMail } from '../build-update-mail.ts';
import { type SearchLetter, type SearchUpdate, summariseMatches } from './search-letter.ts';

const listRows = ({ name, url, lines, count }: SearchUpdate): MailView['rows'] => {
  const more = count - lines.length;
  const all = more > 0 ? `And ${more} more. See all that match` : 'See all that match';
  return [
    ...lines.map((line) => ({
      label: line.name,
      text: line.price === null ? 'See it' : `${line.price}. See it`,
      href: line.url,
    })),
    { label: `“${name}”`, text: all, href: url },
  ];
};

/** The mail that tells a visitor what is new in their searches. @spec L2.30 */
export const buildSearchMail = ({ searches, noun, ...letter }: SearchLetter): MailView =>
  buildUpdateMail({
    ...letter,
    subject: summariseMatches({ searches, noun }),
    rows: searches.flatMap(listRows),
    page: { label: 'Your searches', path: accountPaths.savedSearches },
    asked: `new ${noun.many} in your saved searches`,
  });

/** The text message that tells a visitor what is new in their searches: who writes, what, and how it is stopped. @spec L2.30 */
export const buildSearchText = (letter: SearchLetter): string => {
  const { site, searches, unsubscribeUrl } = letter;
  const [first] = searches;
  const url = first === undefined || searches.length > 1 ? site.url + accountPaths.savedSearches : first.url;
  return `${site.name}: ${summariseMatches(letter)}. ${url}\nStop these: ${unsubscribeUrl}`;
};
