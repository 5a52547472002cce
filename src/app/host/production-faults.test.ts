import { describe, expect, it, vi } from 'vitest';
import { stripePayments } from '#src/payments/testing/fake-stripe.ts';
import { readEnv } from '#src/platform/env.ts';
import { createMetrics } from '#src/platform/http/metrics.ts';
import { mergeLayers, type RawObject } from '#src/sites/config/merge-layers.ts';
import { minimalSite } from '#src/sites/testing/minimal-site.ts';
import { resolveOrThrow } from '#src/sites/testing/resolve-or-throw.ts';
import { assertReadyForProduction, measureProduction } from './assert-ready-for-production.ts';
import { findProductionFaults } from './production-faults.ts';

const siteWith = (slug: string, config: RawObject = {}) => ({
  ...resolveOrThrow(minimalSite(slug, 'group', config)),
  configVersion: 'a',
});
const noMail = { leads: { mailTo: [] }, appointments: { booking: 'none' } };
const mailing = siteWith('wattle', { leads: { mailTo: ['sales@wattle.example'] } });
const quiet = siteWith('banksia', noMail);
const reserving = siteWith('kingfisher', { ...noMail, checkout: { path: 'checkout' } });
const asking = siteWith('ironbark', { ...noMail, onlinePayment: { isEnabled: true } });

const production = { FORECOURT_ENV: 'production' };
const twilio = { TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`, TWILIO_AUTH_TOKEN: 'secret', TWILIO_FROM: '+61400000000' };
const sealed = { SEALING_KEYS: `a:${Buffer.alloc(32, 'a key').toString('base64')}` };
const smtp = { SMTP_URL: 'smtp://localhost', MAIL_FROM: 'no-reply@wattle.example' };

const listFaults = (
  variables: Readonly<Record<string, string>>,
  sites = [mailing],
  clockOffsetSeconds = 0,
): readonly string[] =>
  findProductionFaults({ env: readEnv({ ...twilio, ...variables }), sites, clockOffsetSeconds }).map(
    ({ what }) => what,
  );

describe('what is missing for production', () => {
  it.each([
    ['mailboxes for leads', { leads: { mailTo: ['sales@wattle.example'] } }],
    ['a mailbox of one location', { leads: { destinations: [{ kind: 'mail', to: 'a@wattle.example' }] } }],
    ['a dealer system reached by mail', { leads: { destinations: [{ kind: 'adfMail', to: 'a@wattle.example' }] } }],
    ['confirmations', { leads: { confirmation: 'mail' } }],
    ['reports of its feed', { stockFeed: { reportTo: ['stock@wattle.example'] } }],
    ['notices to shoppers', { watchlist: { isEnabled: true, notices: 'mail' } }],
    ['bookings to confirm', { appointments: { booking: 'slots' } }],
    ['deposits to confirm', { checkout: { path: 'checkout' }, payments: stripePayments }],
    ['payments to confirm', { onlinePayment: { isEnabled: true }, payments: stripePayments }],
  ])('includes a mail server where a site has %s', (_what, config) => {
    const sites = [siteWith('wattle', mergeLayers(noMail, config))];
    expect(listFaults({}, sites)).toEqual(['mail']);
    expect(listFaults(smtp, sites)).toEqual([]);
  });

  it('excludes a mail server where nothing goes by mail', () => {
    expect(listFaults({}, [quiet])).toEqual([]);
  });

  it('includes an SMS provider where there is any site, because everybody can sign in', () => {
    const listWithoutTexts = (sites: (typeof quiet)[]): readonly string[] =>
      findProductionFaults({ env: readEnv(smtp), sites, clockOffsetSeconds: 0 }).map(({ what }) => what);
    expect(listWithoutTexts([quiet])).toEqual(['texts']);
    expect(listWithoutTexts([])).toEqual([]);
  });

  it('includes a real gateway where a site takes deposits or payments', () => {
    const selling = siteWith('saltbush', { ...noMail, purchase: { isEnabled: true } });
    for (const site of [reserving, asking, selling]) expect(listFaults(smtp, [site])).toEqual(['payments']);
    const site = siteWith('kingfisher', { ...noMail, checkout: { path: 'checkout' }, payments: stripePayments });
    expect(listFaults(smtp, [site])).toEqual([]);
  });

  it('includes shared keys where nodes share a database', () => {
    const server = { DATABASE_URL: 'postgres://localhost/forecourt' };
    expect(listFaults(server, [quiet])).toEqual(['keys']);
    expect(listFaults({ ...server, ...sealed }, [quiet])).toEqual([]);
  });

  it.each([-31, 31, 86_400])('includes the right time when the clock is off by %i s', (seconds) => {
    expect(listFaults({}, [quiet], seconds)).toEqual(['clock']);
  });

  it.each([-30, 0, 30])('excludes the time when the clock is off by %i s', (seconds) => {
    expect(listFaults({}, [quiet], seconds)).toEqual([]);
  });
});

describe('the start in production', () => {
  const start = (variables: Readonly<Record<string, string>>, sites = [mailing, reserving], offsetMs = 0) => {
    const warn = vi.fn();
    const rows = [{ ms: String(Date.now() - offsetMs) }];
    const database = { primary: { execute: async () => ({ rows }) } } as never;
    const env = readEnv(variables);
    return { warn, done: assertReadyForProduction({ env, log: { warn }, sites, database }) };
  };

  it('is refused with everything that is missing, what sets it and what allows it', async () => {
    await expect(start(production, [mailing, reserving], 60_000).done).rejects.toThrow(
      /but wattle and kingfisher would send mail\. Set SMTP_URL and MAIL_FROM\. Or set ALLOW_MAIL_TO_FILES=true[\s\S]*nobody gets a sign-in code\. Set TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM\. Or set ALLOW_TEXTS_TO_FILES=true[\s\S]*kingfisher would use the test gateway, which doesn't take real money\. Set payments\.gateway to stripe\. Or set ALLOW_TEST_PAYMENTS=true[\s\S]*60 s ahead of the database's\. Synchronise both by NTP\. Or set ALLOW_WRONG_CLOCK=true/,
    );
  });

  it('names three sites of many', async () => {
    const sites = ['a', 'b', 'c', 'd', 'e'].map((slug) => siteWith(slug, { leads: { mailTo: ['a@a.example'] } }));
    await expect(start(production, sites).done).rejects.toThrow('a, b, c and 2 more would send mail.');
  });

  it('goes on with what is allowed, and warns of each', async () => {
    const toFiles = { ...production, ALLOW_MAIL_TO_FILES: 'true', ALLOW_TEXTS_TO_FILES: 'true' };
    const { warn, done } = start({ ...toFiles, ALLOW_TEST_PAYMENTS: 'true' });
    await done;
    expect(warn.mock.calls.map(([fields]) => fields.exception)).toEqual([
      'ALLOW_MAIL_TO_FILES',
      'ALLOW_TEXTS_TO_FILES',
      'ALLOW_TEST_PAYMENTS',
    ]);
    await expect(start(toFiles).done).rejects.toThrow('ALLOW_TEST_PAYMENTS');
  });

  it('checks nothing in development', async () => {
    const { warn, done } = start({ FORECOURT_ENV: 'development' }, [mailing, reserving], 60_000);
    await done;
    expect(warn).not.toHaveBeenCalled();
  });

  it('shows what is missing in the metrics, allowed or not', async () => {
    const scrape = async (variables: Readonly<Record<string, string>>) => {
      const metrics = createMetrics();
      measureProduction({ env: readEnv(variables), sites: { all: () => [mailing] } }, metrics);
      return metrics.registry.metrics();
    };
    expect(await scrape({ ...production, ALLOW_MAIL_TO_FILES: 'true' })).toContain(
      'forecourt_production_exceptions{what="mail"} 1',
    );
    expect(await scrape({ ...production, ...twilio, ...smtp })).not.toContain('forecourt_production_exceptions{');
  });
});
