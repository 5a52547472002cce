import type { MailView } from '#src/leads/view/mail-view.ts';
import { accountPaths } from '#src/lib/account-paths.ts';
import { buildNewsMail } from './build-news-mail.ts';
import { type NoticeLetter, summariseNotice } from './notice-letter.ts';

/** The mail that tells a visitor what is new of their watchlist. @spec L2.30 */
export const buildNoticeMail = ({ lines, ...letter }: NoticeLetter): MailView =>
  buildNewsMail({
    ...letter,
    subject: summariseNotice(lines),
    rows: lines.map(({ name, words, url }) => ({ label: name, text: `${words}. See it`, href: url })),
    page: { label: 'Your watchlist', path: accountPaths.watchlist },
    asked: 'the vehicles on your watchlist',
  });
