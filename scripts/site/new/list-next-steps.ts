import { join } from 'node:path';
import { type Env, readEnv } from '../../../src/platform/env.ts';

const places = ['SITES_DIR', 'MEDIA_DIR', 'DATA_DIR', 'PORT'] as const;

interface NewSite extends Pick<Env, (typeof places)[number]> {
  readonly slug: string;
  readonly hasLogo: boolean;
  /** Whether the owner gave a web address. */
  readonly hasHost: boolean;
}

/** Lists the variables that differ from their defaults, because a new terminal doesn't have them. */
const listSettings = (site: NewSite): readonly string[] => {
  const usual = readEnv({});
  const others = places.filter((name) => site[name] !== usual[name]);
  const settings = others.map((name) => `${name}='${site[name]}'`).join(' ');
  return others.length === 0 ? [] : [`In a new terminal, first: export ${settings}`, ''];
};

const numberSteps = (steps: readonly string[]): readonly string[] =>
  steps.map((step, index) => `  ${index + 1}. ${step}`);

export const listNextSteps = (site: NewSite): readonly string[] => {
  const { slug, hasLogo, hasHost, SITES_DIR, MEDIA_DIR, DATA_DIR, PORT } = site;
  const file = join(SITES_DIR, slug, 'site.yaml');
  return [
    'To go live:',
    ...listSettings(site),
    ...numberSteps([
      hasLogo
        ? `Put the photos of your stock into ${join(MEDIA_DIR, slug)}.`
        : `Put your logo and the photos of your stock into ${join(MEDIA_DIR, slug)}, and name the logo in ${file}: brand.logoUrl, and brand.logoSize for a wide one. Until then, the site shows a plain mark.`,
      `npm run stock -- map YOUR-STOCK.csv --site ${slug}, and copy the settings that it prints into ${file}`,
      `npm run stock -- import YOUR-STOCK.csv --site ${slug}`,
      `npm run site -- check ${slug}`,
      'npm start',
      `Open http://${slug}.localhost:${PORT}`,
    ]),
    '',
    'Before shoppers come:',
    `  - Read the pages in ${join(SITES_DIR, slug, 'content')}: they make promises in your name. Have a lawyer check the terms and the privacy policy, which must also say if a company that you use keeps data outside Australia.`,
    `  - Set SMTP_URL and MAIL_FROM (docs/production/leads.md). Until then, enquiries and confirmations go to files in ${join(DATA_DIR, 'mail')}, and nobody receives them.`,
    `  - Set TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM. Until then, sign-in codes go to files in ${join(DATA_DIR, 'sms')}, and the sign-in page says so.`,
    ...(hasHost ? [] : [`  - Once you have a web address, set hosts and url in ${file}.`]),
    '  - Test drives are confirmed at once, in any of your opening hours. To confirm each yourself, set appointments.booking: wishes.',
    '  - Coordinates in site.yaml are the middle of the postcode. Once you give your own, delete isApproximate: true. Until then, directions lead to the street address.',
  ];
};
