import type { MailView } from '#src/leads/view/mail-view.ts';
import { formatPhone } from '#src/lib/phones/format-phone.ts';
import type { Noun } from '#src/lib/text/noun.ts';
import { confirmDays } from '../rules/config.ts';
import type { NoticeSender } from './notice-letter.ts';

/** Builds the mail that confirms an address. It says what for, and that nothing follows without a yes. @spec L2.30 */
export const buildConfirmMail = (
  { name, phones: { main } }: NoticeSender,
  { noun, url, hasSearches }: { readonly noun: Noun; readonly url: string; readonly hasSearches: boolean },
): MailView => {
  const searches = hasSearches ? `, or when new ${noun.many} match a search of theirs` : '';
  const subject = `${name}: is this your address?`;
  return {
    subject,
    preview: subject,
    sender: name,
    heading: 'Is this your address?',
    paragraphs: [
      `Somebody asked ${name} to write to this address when a ${noun.one} on their watchlist costs less or is available again${searches}.`,
      `If that was you, follow the link and say yes: it is good for ${confirmDays} days, where you are signed in. If it was not, there is nothing to do, and we do not write to you about it.`,
    ],
    rows: [
      { label: 'It was me', text: 'Say yes', href: url },
      { label: 'Call us', text: formatPhone(main), href: `tel:${main}` },
    ],
    quote: null,
    footer: [],
  };
};
