import { accountPaths } from '#src/lib/account-paths.ts';
import { type NoticeLetter, summariseNotice } from './notice-letter.ts';

/** The text message that tells a visitor what is new of their watchlist: who writes, what, and how it is stopped. @spec L2.30 */
export const buildNoticeText = ({ site, lines, unsubscribeUrl }: NoticeLetter): string => {
  const [first] = lines;
  const url = first === undefined || lines.length > 1 ? site.url + accountPaths.watchlist : first.url;
  return `${site.name}: ${summariseNotice(lines)}. ${url}\nStop these: ${unsubscribeUrl}`;
};
