import { join } from 'node:path';
import { findProductionFaults, type ProductionFault } from '../../src/app/host/production-faults.ts';
import type { Env } from '../../src/platform/env.ts';
import { findMailFolder } from '../../src/platform/mail/open-mailer.ts';
import { findSmsFolder } from '../../src/platform/sms/open-sms-sender.ts';
import type { ResolvedSite } from '../../src/sites/config/resolved-site.ts';

const takesFromFolder = ({ config }: ResolvedSite): boolean => config.stockFeed.source?.kind === 'folder';

const describeFault = ({ what, sentence }: ProductionFault, env: Env): string => {
  if (what === 'mail')
    return `Set SMTP_URL and MAIL_FROM (docs/production/leads.md). Until then, emails, such as enquiries, go to files in ${findMailFolder(env)}.`;
  if (what === 'texts')
    return `Set TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM. Until then, sign-in codes go to files in ${findSmsFolder(env)}.`;
  return sentence;
};

const mostLocations = 3;

/** Lists what `npm run site -- new` can't know, unless the dealer has set it. */
const listOpenSettings = ({ name, locations, legal, url }: ResolvedSite): readonly string[] => {
  const guessed = locations.filter(({ address }) => address.isApproximate).map((location) => location.name);
  const rest = guessed.length > mostLocations ? ` and ${guessed.length - mostLocations} more` : '';
  return [
    ...(guessed.length === 0
      ? []
      : [
          `latitude and longitude of ${guessed.slice(0, mostLocations).join(', ')}${rest}, and remove isApproximate: maps leave out approximate locations`,
        ]),
    ...(legal.entity === name ? [`legal.entity, if a company with another name than ${name} sells`] : []),
    ...(new URL(url).hostname.endsWith('.localhost') ? ['url and hosts, once you have a web address'] : []),
  ];
};

const listFirstTasks = (site: ResolvedSite, { SITES_DIR }: Env): readonly string[] => [
  ...listOpenSettings(site).map((setting) => `In ${join(SITES_DIR, site.slug, 'site.yaml')}, set ${setting}.`),
  `Have a lawyer read ${join(SITES_DIR, site.slug, 'content')}: the pages make promises in your name.`,
  "If your email or another service keeps shoppers' details overseas, add the country to privacy-policy.md there.",
];

/**
 * Lists what production would refuse, and how to fix it. Also lists sites whose stock comes from a folder while
 * FEEDS_DIR isn't set. If there's only one site and mail isn't set up, first lists what the dealer must do before
 * shoppers see the site.
 */
export const listProductionHints = (sites: readonly ResolvedSite[], env: Env): readonly string[] => {
  const refused = findProductionFaults({ env, sites, clockOffsetSeconds: 0 }).filter(({ isAllowed }) => !isAllowed);
  const watched = env.FEEDS_DIR === undefined ? sites.filter(takesFromFolder) : [];
  const [site] = sites;
  const isAlone = sites.length === 1;
  const lacksMail = refused.some(({ what }) => what === 'mail');
  return [
    ...(site !== undefined && isAlone && lacksMail ? listFirstTasks(site, env) : []),
    ...refused.map((fault) => describeFault(fault, env)),
    ...watched.map(({ slug }) => `${slug} takes its stock from a folder. Set FEEDS_DIR to the folder that holds it.`),
  ];
};
