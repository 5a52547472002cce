import type { MailView } from '#src/leads/view/mail-view.ts';
import { formatPhone } from '#src/lib/phones/format-phone.ts';
import type { Noun } from '#src/lib/text/noun.ts';
import { confirmDays } from '../rules/config.ts';
import type { NoticeSender } from './notice-letter.ts';

/** @spec L2.30 */
export const buildConfirmMail = (
  { name, phones: { main } }: NoticeSender,
  { noun, url, hasSearches }: { readonly noun: Noun; readonly url: string; readonly hasSearches: boolean },
): MailView => {
  const searches = hasSearches ? `, or when new ${noun.many} match one of their saved searches` : '';
  const subject = `Confirm your email address for ${name}`;
  return {
    subject,
    preview: subject,
    sender: name,
    heading: 'Confirm your email address',
    paragraphs: [
      `Someone asked ${name} to email this address when a ${noun.one} on their watchlist drops in price or is available again${searches}.`,
      `If that was you, open the link and confirm. You may need to sign in first. The link expires in ${confirmDays} days. If it wasn’t you, ignore this email and we won’t send you any alerts.`,
    ],
    rows: [
      { label: 'Was it you?', text: 'Confirm my address', href: url },
      { label: 'Call us', text: formatPhone(main), href: `tel:${main}` },
    ],
    quote: null,
    footer: [],
  };
};
