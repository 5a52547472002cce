import { cutText } from '#src/lib/text/cut-text.ts';
import type { Dealership, SiteLocation } from '#src/sites/model/site-location.ts';
import type { CheckedLead } from '../rules/check-lead.ts';

export interface MailRow {
  readonly label: string;
  readonly text: string;
  readonly href: string | null;
}

export interface MailView {
  readonly subject: string;
  readonly preview: string;
  readonly sender: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly rows: readonly MailRow[];
  readonly quote: string | null;
  readonly footer: readonly string[];
}

export interface MailingSite {
  readonly slug: string;
  readonly name: string;
  readonly url: string;
  readonly timeZone: string;
  readonly phones: { readonly main: string };
  readonly locations: readonly Pick<
    SiteLocation,
    'id' | 'name' | 'slug' | 'type' | 'timeZone' | 'address' | 'contact'
  >[];
  readonly dealerships: readonly Pick<Dealership, 'id' | 'slug' | 'name' | 'locationId'>[];
  readonly brand: { readonly palette: MailPalette };
}

export type MailPalette = Readonly<
  Record<'surface' | 'surfaceGround' | 'text' | 'textQuiet' | 'line' | 'brand' | 'onBrand' | 'link', string>
>;

/**
 * A name ends at a character that names don't contain, such as '@' or ':', or at a dot inside a word, as in a domain.
 */
const notOfNames = /[^\p{L}\p{M}\p{N} .'’()&-]|(?<=\p{L}{2})\.(?=\S)/u;
const maxLength = 40;

const readName = (text: string): string => cutText(text.split(notOfNames, 1)[0] ?? '', maxLength).trim();

/**
 * Cuts each part where it stops looking like a name. Otherwise a stranger could put a web address into an email's
 * subject.
 */
export const nameShopper = ({ firstName, lastName }: Pick<CheckedLead, 'firstName' | 'lastName'>): string =>
  [firstName, lastName ?? '']
    .map(readName)
    .filter((part) => part !== '')
    .join(' ') || 'a shopper';

/** The opt-in's wording, stored with each lead. @spec L3.01 */
export const optInText = (siteName: string): string =>
  `Send me news and offers from ${siteName} by email and SMS. I can unsubscribe at any time.`;
