import { listAppointmentLocations } from '#src/appointments/rules/list-visit-locations.ts';
import { locale } from '#src/lib/australia.ts';
import type { Env } from '#src/platform/env.ts';
import { hasSmsProvider, type SmsProviderEnv } from '#src/platform/sms/open-sms-sender.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';

type Exception =
  | 'ALLOW_MAIL_TO_FILES'
  | 'ALLOW_TEXTS_TO_FILES'
  | 'ALLOW_TEST_PAYMENTS'
  | 'ALLOW_KEYS_PER_NODE'
  | 'ALLOW_WRONG_CLOCK';

export interface ProductionFault {
  readonly what: 'mail' | 'texts' | 'payments' | 'keys' | 'clock';
  readonly sentence: string;
  readonly exception: Exception;
  readonly isAllowed: boolean;
}

export interface ProductionState {
  readonly env: SmsProviderEnv & Pick<Env, 'SMTP_URL' | 'DATABASE_URL' | 'SEALING_KEYS' | Exception>;
  readonly sites: readonly ResolvedSite[];
  /** Seconds that this machine's clock is ahead of the database's; negative if it is behind. */
  readonly clockOffsetSeconds: number;
}

export const clockToleranceSeconds = 30;

const namedSites = 3;

const nameSites = (sites: readonly ResolvedSite[]): string => {
  const names = sites.slice(0, namedSites).map(({ slug }) => slug);
  const others = sites.length - names.length;
  const listed = others === 0 ? names : [...names, `${others} more`];
  return new Intl.ListFormat(locale).format(listed);
};

const takesPayments = ({ config: { checkout, purchase, onlinePayment } }: ResolvedSite): boolean =>
  checkout.path !== 'none' || purchase.isEnabled || onlinePayment.isEnabled;

/** True if the site emails shoppers a confirmation whatever the value of `leads.confirmation`. */
const alwaysConfirms = (site: ResolvedSite): boolean => {
  const { tradeIn, financeApplication, wheel } = site.config;
  return (
    listAppointmentLocations(site).length > 0 ||
    tradeIn.enabled ||
    financeApplication.enabled ||
    wheel.campaign !== null ||
    takesPayments(site)
  );
};

const sendsMail = (site: ResolvedSite): boolean => {
  const { leads, stockFeed, watchlist } = site.config;
  return (
    leads.mailTo.length > 0 ||
    leads.confirmation === 'mail' ||
    leads.destinations.some(({ kind }) => kind === 'mail' || kind === 'adfMail') ||
    stockFeed.reportTo.length > 0 ||
    watchlist.notices !== 'none' ||
    alwaysConfirms(site)
  );
};

const takesTestPayments = (site: ResolvedSite): boolean =>
  site.config.payments.gateway === 'test' && takesPayments(site);

const describeClock = (offsetSeconds: number): string => {
  const direction = offsetSeconds > 0 ? 'ahead of' : 'behind';
  return `This machine's clock is ${Math.abs(Math.round(offsetSeconds))} s ${direction} the database's. Synchronise both by NTP.`;
};

export const findProductionFaults = ({
  env,
  sites,
  clockOffsetSeconds,
}: ProductionState): readonly ProductionFault[] => {
  const mailing = env.SMTP_URL === undefined ? sites.filter(sendsMail) : [];
  const testing = sites.filter(takesTestPayments);
  const candidates: readonly (Omit<ProductionFault, 'isAllowed'> & { readonly applies: boolean })[] = [
    {
      what: 'mail',
      applies: mailing.length > 0,
      sentence: `There is no mail server, but ${nameSites(mailing)} would send mail. Set SMTP_URL and MAIL_FROM.`,
      exception: 'ALLOW_MAIL_TO_FILES',
    },
    {
      what: 'texts',
      // Every site has pages behind a sign-in, and a sign-in always sends a code.
      applies: sites.length > 0 && !hasSmsProvider(env),
      sentence:
        'There is no SMS provider, so nobody gets a sign-in code. Set TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM.',
      exception: 'ALLOW_TEXTS_TO_FILES',
    },
    {
      what: 'payments',
      applies: testing.length > 0,
      sentence: `${nameSites(testing)} would use the test gateway, which doesn't take real money. Set payments.gateway to stripe.`,
      exception: 'ALLOW_TEST_PAYMENTS',
    },
    {
      what: 'keys',
      applies: env.DATABASE_URL !== undefined && env.SEALING_KEYS.length === 0,
      sentence:
        'Nodes that share a database need the same keys to read finance applications. Set SEALING_KEYS to the same value on each.',
      exception: 'ALLOW_KEYS_PER_NODE',
    },
    {
      what: 'clock',
      applies: Math.abs(clockOffsetSeconds) > clockToleranceSeconds,
      sentence: describeClock(clockOffsetSeconds),
      exception: 'ALLOW_WRONG_CLOCK',
    },
  ];
  return candidates.flatMap(({ applies, ...fault }) =>
    applies ? [{ ...fault, isAllowed: env[fault.exception] }] : [],
  );
};

export class ProductionError extends Error {
  override readonly name = 'ProductionError';

  constructor(faults: readonly ProductionFault[]) {
    const lines = faults.map(({ sentence, exception }) => `  ${sentence} Or set ${exception}=true to start anyway.`);
    super(['Not ready for production:', ...lines, '  See docs/production/before-you-start.md.'].join('\n'));
  }
}
