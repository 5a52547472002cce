import type { MailView } from '#src/leads/view/mail-view.ts';
import { formatPhone } from '#src/lib/phones/format-phone.ts';
import type { NoticeSender } from './notice-letter.ts';

interface UpdateMailFacts {
  readonly site: NoticeSender;
  readonly subject: string;
  readonly rows: MailView['rows'];
  /** The visitor's own page that it is about. */
  readonly page: { readonly label: string; readonly path: string };
  /** What the visitor asked to be told of: 'the vehicles on your watchlist'. */
  readonly asked: string;
  /** When the visitor agreed to be told: '22/11/2026'. */
  readonly agreedDay: string;
  /** Where the reader stops these, by one click. */
  readonly unsubscribeUrl: string;
}

/** What every mail of news says beside its news: who writes, why, and how it is stopped. @spec L2.30 */
export const buildUpdateMail = ({
  site,
  subject,
  rows,
  page,
  asked,
  agreedDay,
  unsubscribeUrl,
}: UpdateMailFacts): MailView => {
  const { main } = site.phones;
  const url = site.url + page.path;
  return {
    subject,
    preview: subject,
    sender: site.name,
    heading: subject,
    paragraphs: [],
    rows: [
      ...rows,
      { label: page.label, text: url, href: url },
      { label: 'Call us', text: formatPhone(main), href: `tel:${main}` },
      { label: 'These mails', text: 'Stop them', href: unsubscribeUrl },
    ],
    quote: null,
    footer: [
      `You get this because you asked ${site.name} on ${agreedDay} to tell you about ${asked}.`,
      'Prices and what is in stock can change at any time.',
    ],
  };
};
