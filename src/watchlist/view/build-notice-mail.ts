import type { MailView } from '#src/leads/view/mail-view.ts';
import { accountPaths } from '#src/lib/account-paths.ts';
import { formatPhone } from '#src/lib/phones/format-phone.ts';
import { type NoticeLetter, summariseNotice } from './notice-letter.ts';

/** The mail that tells a visitor what is new of their watchlist: who writes, why, and how it is stopped. @spec L2.30 */
export const buildNoticeMail = ({ site, lines, agreedDay, unsubscribeUrl }: NoticeLetter): MailView => {
  const subject = summariseNotice(lines);
  const { main } = site.phones;
  const list = site.url + accountPaths.watchlist;
  return {
    subject,
    preview: subject,
    sender: site.name,
    heading: subject,
    paragraphs: [],
    rows: [
      ...lines.map(({ name, words, url }) => ({ label: name, text: `${words}. See it`, href: url })),
      { label: 'Your watchlist', text: list, href: list },
      { label: 'Call us', text: formatPhone(main), href: `tel:${main}` },
      { label: 'These mails', text: 'Stop them', href: unsubscribeUrl },
    ],
    quote: null,
    footer: [
      `You get this because you asked ${site.name} on ${agreedDay} to tell you about the vehicles on your watchlist.`,
      'Prices and what is in stock can change at any time.',
    ],
  };
};
