import { accountPaths } from '#src/lib/account-paths.ts';
import { type SearchLetter, summariseMatches } from './search-letter.ts';

/** The text message that tells a visitor what is new in their searches: who writes, what, and how it is stopped. @spec L2.30 */
export const buildSearchText = (letter: SearchLetter): string => {
  const { site, searches, unsubscribeUrl } = letter;
  const [first] = searches;
  const url = first === undefined || searches.length > 1 ? site.url + accountPaths.savedSearches : first.url;
  return `${site.name}: ${summariseMatches(letter)}. ${url}\nStop these: ${unsubscribeUrl}`;
};
