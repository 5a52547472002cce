import { join } from 'node:path';
import { type Env, readEnv } from '../../../src/platform/env.ts';

const places = ['SITES_DIR', 'MEDIA_DIR', 'DATA_DIR', 'PORT'] as const;

interface NewSite extends Pick<Env, (typeof places)[number]> {
  readonly slug: string;
  readonly hasLogo: boolean;
  /** Whether a location has no licence, although another has one. */
  readonly needsLicence: boolean;
}

/** Lists the variables that differ from their defaults, because a new terminal doesn't have them. */
const listSettings = (site: NewSite): readonly string[] => {
  const usual = readEnv({});
  const others = places.filter((name) => site[name] !== usual[name]);
  const settings = others.map((name) => `${name}='${site[name]}'`).join(' ');
  return others.length === 0 ? [] : [`  In a new terminal, first: export ${settings}`];
};

/** At most 12 lines. */
export const listNextSteps = (site: NewSite): readonly string[] => {
  const { slug, hasLogo, needsLicence, SITES_DIR, MEDIA_DIR, DATA_DIR, PORT } = site;
  const folder = join(SITES_DIR, slug);
  const logo = hasLogo ? '' : ' A logo goes there too, and its path into brand.logoUrl.';
  return [
    'Next:',
    ...listSettings(site),
    `  1. Put the photos of your stock into ${join(MEDIA_DIR, slug)}.${logo}`,
    `  2. npm run stock -- map YOUR-STOCK.csv --site ${slug}, and copy its settings into ${join(folder, 'site.yaml')}`,
    `  3. npm run stock -- import YOUR-STOCK.csv --site ${slug}`,
    `  4. npm run site -- check ${slug}`,
    `  5. npm start, then open http://${slug}.localhost:${PORT}`,
    'Before shoppers come:',
    `  - Correct the lines marked # in site.yaml: company, ABN,${needsLicence ? ' licences (each belongs to a state),' : ''} web address, test drives, service, special hours, coordinates.`,
    `  - Have a lawyer read ${join(folder, 'content')}: the pages make promises in your name, and name no company outside Australia.`,
    `  - Set SMTP_URL and MAIL_FROM (docs/production/leads.md): until then, enquiries go to files in ${join(DATA_DIR, 'mail')}.`,
    `  - Set TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_FROM: until then, sign-in codes go to ${join(DATA_DIR, 'sms')}.`,
  ];
};
