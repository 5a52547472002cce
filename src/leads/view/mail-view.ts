import { cutText } from '#src/lib/text/cut-text.ts';
import type { Dealership, SiteLocation } from '#src/sites/model/site-location.ts';
import type { CheckedLead } from '../rules/check-lead.ts';

export interface MailRow {
  readonly label: string;
  readonly text: string;
  /** tel:, mailto: or a page; null where there is nothing to follow. */
  readonly href: string | null;
}

/** What a mail says, for people. It is drawn as HTML and as text from the same. */
export interface MailView {
  readonly subject: string;
  /** What programs show beside the subject. */
  readonly preview: string;
  /** Whom it speaks for. */
  readonly sender: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly rows: readonly MailRow[];
  /** What a shopper wrote, line by line; null where nothing is quoted. */
  readonly quote: string | null;
  readonly footer: readonly string[];
}

/** What a delivery says of the site that a lead was sent to. */
export interface MailingSite {
  readonly slug: string;
  readonly name: string;
  /** Without a slash at the end. */
  readonly url: string;
  readonly timeZone: string;
  /** E.164. */
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

/** What names don't have: the marks of addresses and headers, and a dot with letters right behind it, as in a domain. */
const notOfNames = /[^\p{L}\p{M}\p{N} .'’()&-]|(?<=\p{L}{2})\.(?=\S)/u;
/** Longest part of a name in a subject, in characters. */
const maxLength = 40;

const readName = (text: string): string => cutText(text.split(notOfNames, 1)[0] ?? '', maxLength).trim();

/** The shopper's name for the subject of a mail, as far as it reads like a name: a subject must not say what a stranger wants it to. */
export const nameShopper = ({ firstName, lastName }: Pick<CheckedLead, 'firstName' | 'lastName'>): string =>
  [firstName, lastName ?? '']
    .map(readName)
    .filter((part) => part !== '')
    .join(' ') || 'somebody';

/** What is agreed to by the box; kept with each lead, so that it is known later what somebody said yes to. @spec L3.01 */
export const optInText = (siteName: string): string =>
  `${siteName} may send me news and offers by email and text message. I can stop them at any time.`;
