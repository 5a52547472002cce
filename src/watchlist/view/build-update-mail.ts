import type { MailView } from '#src/leads/view/mail-view.ts';
import { formatPhone } from '#src/lib/phones/format-phone.ts';
import type { NoticeSender } from './notice-letter.ts';

interface UpdateMailFacts {
  readonly site: NoticeSender;
  readonly subject: string;
  readonly rows: MailView['rows'];
  readonly page: { readonly label: string; readonly path: string };
  readonly asked: string;
  readonly agreedDay: string;
  readonly unsubscribeUrl: string;
}

/** @spec L2.30 */
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
      { label: 'These emails', text: 'Unsubscribe', href: unsubscribeUrl },
    ],
    quote: null,
    footer: [
      `You’re receiving this email because you asked ${site.name} on ${agreedDay} to tell you about ${asked}.`,
      'Prices and availability can change at any time.',
    ],
  };
};
