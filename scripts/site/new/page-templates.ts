import { formatCount } from '../../../src/lib/text/noun.ts';
import { stateFacts } from './answers/states.ts';
import { listSuburbs } from './list-suburbs.ts';
import type { SiteAnswers } from './site-answers.ts';

interface Page {
  readonly title: string;
  readonly description: string;
  readonly form?: 'service';
  readonly text: string;
}

const writePage = ({ title, description, form, text }: Page): string =>
  [
    '---',
    `title: ${JSON.stringify(title)}`,
    `description: ${JSON.stringify(description)}`,
    ...(form === undefined ? [] : [`form: ${form}`]),
    '---',
    '',
    text.trim(),
    '',
  ].join('\n');

const buildContact = ({ name, email }: SiteAnswers): Page => ({
  title: `Contact ${name}`,
  description: `Addresses, phone numbers and opening hours for ${name}.`,
  text: `
Call us, drop in, or send a message from this page. You can also email us at [${email}](mailto:${email}).
`,
});

/** Matches the text of a new site's page about the dealer. */
export const standardStory = /sells vehicles in .+\. Browse our stock on this site/;

const buildAboutUs = ({ name, locations }: SiteAnswers): Page => ({
  title: `About ${name}`,
  description: `Who we are and where to find ${name}.`,
  text: `
${name} sells vehicles in ${listSuburbs(locations)}. Browse our stock on this site, then come and see what you like in person.

[Get in touch](/contact) to arrange a visit or ask us anything about a vehicle.
`,
});

const daysAYear = 365;

const describeDays = (days: number): string =>
  days % daysAYear === 0
    ? formatCount(days / daysAYear, { one: 'year', many: 'years' })
    : formatCount(days, { one: 'day', many: 'days' });

/** @spec L2.29 */
const buildPrivacyPolicy = ({ name, entity, email, template, hasWorkshop }: SiteAnswers, leadDays: number): Page => ({
  title: 'Privacy policy',
  description: `What ${name} keeps about you, why, and how to see it, correct it or complain.`,
  text: `
This policy explains what ${entity} ('we') does with your personal information. We follow the Privacy Act 1988 and the Australian Privacy Principles.

## What we keep

- What you send us in forms: your name, email address, phone number, postcode and message.
- What we need for a sale: your address, your licence, and details of a vehicle you buy or trade in.
- How the site is used: which pages people open and on what kind of device, without your name.

Favourites and recently viewed vehicles stay in your own browser unless you sign in.

## Why

We use your information to answer your enquiries, sell ${hasWorkshop ? 'and service ' : ''}vehicles, meet our legal obligations and improve the site. We only send you news if you've agreed to it, and every message tells you how to unsubscribe. You can also [unsubscribe here](/pages/unsubscribe).

## Who else sees it

The registration authority${template === 'franchise' || template === 'group' ? ', the manufacturer of your vehicle' : ''} and the companies that run our systems. Lenders and insurers do too if you ask us for finance or insurance. Each sees only what it needs for its job. We don't sell your information.

## How we keep it safe

Connections to this site are encrypted. It deletes your enquiries ${describeDays(leadDays)} after you send them. We keep records of a sale for as long as the law requires.

## See it, correct it or complain

Email [${email}](mailto:${email}) or [contact us another way](/contact). We'll answer within 30 days, and there's no charge to see your information. If you're not happy with our answer to a complaint, you can take it to the Office of the Australian Information Commissioner at [oaic.gov.au](https://www.oaic.gov.au/).
`,
});

const buildTerms = ({ name, entity, state }: SiteAnswers): Page => ({
  title: 'Terms and conditions',
  description: `Terms for using the ${name} website and buying a vehicle from us.`,
  text: `
These terms cover this website and the vehicles on it. 'We' means ${entity === name ? name : `${entity}, trading as ${name}`}.

## What you see here

We describe every vehicle with care, but mistakes happen. If a detail matters to you, ask us to confirm it in writing before you pay anything. A vehicle stays for sale until someone signs for it or pays a deposit on it.

## Prices

Prices are in Australian dollars. 'Drive Away' includes registration, stamp duty and compulsory insurance for a private buyer in ${stateFacts[state].inSentence}. 'Excl. Govt. Charges' doesn't: ask us for the full amount. If a price is clearly a mistake, we'll tell you before you commit to anything, and you can walk away.

## Your rights

Nothing here takes away your rights under the Australian Consumer Law or the law of ${stateFacts[state].inSentence}. Our goods come with guarantees that cannot be excluded.

If something is wrong, [tell us first](/contact).
`,
});

const buildService = ({ name, locations: [first] }: SiteAnswers): Page => ({
  title: 'Book a service',
  description: `Book a service or repair at ${name}.`,
  form: 'service',
  text: `
Send us the form on this page or call ${first?.phone ?? 'us'}, and tell us which day suits you. We need the make, model, rego and kilometres, and anything you've noticed about the vehicle.
`,
});

/** @param leadDays days after which the server deletes enquiries */
export const buildPages = (answers: SiteAnswers, leadDays: number): Readonly<Record<string, string>> => ({
  'content/contact.md': writePage(buildContact(answers)),
  'content/about-us.md': writePage(buildAboutUs(answers)),
  'content/privacy-policy.md': writePage(buildPrivacyPolicy(answers, leadDays)),
  'content/terms-and-conditions.md': writePage(buildTerms(answers)),
  ...(answers.hasWorkshop && { 'content/service.md': writePage(buildService(answers)) }),
});
