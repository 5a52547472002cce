import { findProductionFaults } from '../../src/app/host/production-faults.ts';
import type { Env } from '../../src/platform/env.ts';
import { findMailFolder } from '../../src/platform/mail/open-mailer.ts';
import { findSmsFolder } from '../../src/platform/sms/open-sms-sender.ts';
import type { ResolvedSite } from '../../src/sites/config/resolved-site.ts';

const takesFromFolder = ({ config }: ResolvedSite): boolean => config.stockFeed.source?.kind === 'folder';

const mailToFiles = (env: Env): string => ` Until then, emails go to files in ${findMailFolder(env)}.`;

/** Sign-in sends a code by text message, on every site. */
const listSmsHints = (env: Env): readonly string[] =>
  [env.TWILIO_ACCOUNT_SID, env.TWILIO_AUTH_TOKEN, env.TWILIO_FROM].includes(undefined)
    ? [
        `No one sends text messages. Sign-in codes go to files in ${findSmsFolder(env)}, though the page says that we've sent one. Set TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM.`,
      ]
    : [];

export const listProductionHints = (sites: readonly ResolvedSite[], env: Env): readonly string[] => {
  const refused = findProductionFaults({ env, sites, clockOffsetSeconds: 0 }).filter(({ isAllowed }) => !isAllowed);
  const watched = env.FEEDS_DIR === undefined ? sites.filter(takesFromFolder) : [];
  return [
    ...refused.map(({ what, sentence }) => `${sentence}${what === 'mail' ? mailToFiles(env) : ''}`),
    ...listSmsHints(env),
    ...watched.map(({ slug }) => `${slug} takes its stock from a folder. Set FEEDS_DIR to the folder that holds it.`),
  ];
};
