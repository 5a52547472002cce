import type { MailView } from '#src/leads/view/mail-view.ts';
import { accountPaths } from '#src/lib/account-paths.ts';
import { formatPrice } from '#src/lib/format-number.ts';
import type { VehicleChange } from '../rules/notice-change.ts';
import { buildUpdateMail } from './build-update-mail.ts';
import { type NoticeLetter, summariseNotice } from './notice-letter.ts';

/** @spec L2.30 */
export const buildNoticeMail = ({ lines, ...letter }: NoticeLetter): MailView =>
  buildUpdateMail({
    ...letter,
    subject: summariseNotice(lines),
    rows: lines.map(({ name, words, url }) => ({ label: name, text: `${words}. View details`, href: url })),
    page: { label: 'Your watchlist', path: accountPaths.watchlist },
    asked: 'the vehicles on your watchlist',
  });

/** @spec L2.30 */
export const buildNoticeText = ({ site, lines, unsubscribeUrl }: NoticeLetter): string => {
  const [first] = lines;
  const url = first === undefined || lines.length > 1 ? site.url + accountPaths.watchlist : first.url;
  return `${site.name}: ${summariseNotice(lines)}. ${url}\nOpt out: ${unsubscribeUrl}`;
};

export const describeChange = (change: VehicleChange, currentCents: number | null): string => {
  if (change.kind === 'drop') return `now ${formatPrice(change.priceCents)}, was ${formatPrice(change.wasCents)}`;
  return currentCents === null ? 'available again' : `available again at ${formatPrice(currentCents)}`;
};
