import type { MailView } from '#src/leads/view/mail-view.ts';
import { accountPaths } from '#src/lib/account-paths.ts';
import { formatPhone } from '#src/lib/phones/format-phone.ts';
import { type SearchLetter, type SearchNews, summariseMatches } from './search-letter.ts';

const listRows = ({ name, url, lines, count }: SearchNews): MailView['rows'] => {
  const more = count - lines.length;
  const all = more > 0 ? `And ${more} more. See all that match` : 'See all that match';
  return [
    ...lines.map((line) => ({
      label: line.name,
      text: line.price === null ? 'See it' : `${line.price}. See it`,
      href: line.url,
    })),
    { label: `“${name}”`, text: all, href: url },
  ];
};

/** The mail that tells a visitor what is new in their searches: who writes, why, and how it is stopped. @spec L2.30 */
export const buildSearchMail = (letter: SearchLetter): MailView => {
  const { site, searches, noun, agreedDay, unsubscribeUrl } = letter;
  const subject = summariseMatches(letter);
  const { main } = site.phones;
  const page = site.url + accountPaths.savedSearches;
  return {
    subject,
    preview: subject,
    sender: site.name,
    heading: subject,
    paragraphs: [],
    rows: [
      ...searches.flatMap(listRows),
      { label: 'Your searches', text: page, href: page },
      { label: 'Call us', text: formatPhone(main), href: `tel:${main}` },
      { label: 'These mails', text: 'Stop them', href: unsubscribeUrl },
    ],
    quote: null,
    footer: [
      `You get this because you asked ${site.name} on ${agreedDay} to tell you about new ${noun.many} in your saved searches.`,
      'Prices and what is in stock can change at any time.',
    ],
  };
};
