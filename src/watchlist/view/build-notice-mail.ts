import type { MailView } from '#src/leads/view/mail-view.ts';
import { accountPaths } from '#src/lib/account-paths.ts';
import { formatPrice } from '#src/lib/format-number.ts';
import type { VehicleChange } from '../rules/notice-change.ts';
import { buildUpdateMail } from './build-update-mail.ts';
import { type NoticeLetter, summariseNotice } from './notice-letter.ts';

/** The mail that tells a visitor what is new of their watchlist. @spec L2.30 */
export const buildNoticeMail = ({ lines, ...letter }: NoticeLetter): MailView =>
  buildUpdateMail({
    ...letter,
    subject: summariseNotice(lines),
    rows: lines.map(({ name, words, url }) => ({ label: name, text: `${words}. See it`, href: url })),
    page: { label: 'Your watchlist', path: accountPaths.watchlist },
    asked: 'the vehicles on your watchlist',
  });

/** The text message that tells a visitor what is new of their watchlist: who writes, what, and how it is stopped. @spec L2.30 */
export const buildNoticeText = ({ site, lines, unsubscribeUrl }: NoticeLetter): string => {
  const [first] = lines;
  const url = first === undefined || lines.length > 1 ? site.url + accountPaths.watchlist : first.url;
  return `${site.name}: ${summariseNotice(lines)}. ${url}\nStop these: ${unsubscribeUrl}`;
};

/** What is new of a vehicle, with its price of now. @param currentCents null without a price */
export const describeChange = (change: VehicleChange, currentCents: number | null): string => {
  if (change.kind === 'drop') return `now ${formatPrice(change.priceCents)}, was ${formatPrice(change.wasCents)}`;
  return currentCents === null ? 'available again' : `available again at ${formatPrice(currentCents)}`;
};
