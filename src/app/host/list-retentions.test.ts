import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCodeStore } from '#src/account/server/code-store.ts';
import { createVisitorStore } from '#src/account/server/visitor-store.ts';
import { createPaymentEventStore } from '#src/payments/server/payment-event-store.ts';
import { type TestDatabase, testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { readEnv } from '#src/platform/env.ts';
import { createRetentionJob, type Retention } from '#src/platform/jobs/retention-job.ts';
import { makeTemporaryFolder } from '#src/platform/testing/make-temporary-folder.ts';
import { buildFailureReport } from '#src/stock-import/server/build-feed-run.ts';
import { createFeedRunStore } from '#src/stock-import/server/feed-run-store.ts';
import { createEventStore } from '#src/tracking/server/event-store.ts';
import { createRevealStore } from '#src/tracking/server/reveal-store.ts';
import { createValuationStore } from '#src/trade-in/server/valuation-store.ts';
import { makeTestValuation } from '#src/trade-in/testing/make-test-valuation.ts';
import { createConsentStore } from '#src/watchlist/server/consent-store.ts';
import { listRetentions } from './list-retentions.ts';

const now = new Date();
const dayMs = 86_400_000;
const past = (days: number): Date => new Date(now.getTime() + days * dayMs + 60_000);
const within = (days: number): Date => new Date(now.getTime() + days * dayMs - 3_600_000);

describe.each(testDatabases)('how long what a shopper leaves behind is kept, on $name', ({ open }) => {
  let test: TestDatabase;
  let retentions: readonly Retention[];
  const dataDir = makeTemporaryFolder('retentions');
  const sms = join(dataDir, 'sms');
  const owner = { siteSlug: 'wattle', visitorUuid: randomUUID() };

  beforeAll(async () => {
    test = await open();
    const { database } = test;
    retentions = listRetentions({
      database,
      env: readEnv({ DATA_DIR: dataDir }),
      visitors: createVisitorStore(database.primary),
      events: createEventStore(database),
      reveals: createRevealStore(database),
      paymentEvents: createPaymentEventStore(database),
    });
    mkdirSync(sms, { recursive: true });
  });
  beforeEach(async () => {
    for (const table of ['sign_in_codes', 'valuations', 'watchlist_consents']) {
      await test.database.primary.execute(sql`DELETE FROM ${sql.identifier(table)}`);
    }
  });
  afterAll(() => test?.close());

  const goRound = async (at: Date): Promise<void> => {
    const running: Promise<number>[] = [];
    const watched = retentions.map(({ store, ...retention }) => ({
      ...retention,
      store: {
        purgeBefore: (moment: Date, at: Date) => {
          const forgetting = store.purgeBefore(moment, at);
          running.push(forgetting);
          return forgetting;
        },
      },
    }));
    const job = createRetentionJob({
      retentions: watched,
      onPurged: () => undefined,
      onProblem: () => undefined,
      readClock: () => at,
    });
    await job.run({ signal: new AbortController().signal, wake: () => undefined });
    await Promise.all(running);
  };
  const list = async (table: string) =>
    (await test.database.primary.execute(sql`SELECT * FROM ${sql.identifier(table)}`)).rows;

  it('a code and the number that it went to for a day, and its text message as a file for a week [D.28]', async () => {
    const code = { codeUuid: randomUUID(), visitorUuid: owner.visitorUuid, phone: '+61412345678', codeHash: 'h' };
    await createCodeStore(test.database.interactive).add('wattle', code, now);
    writeFileSync(join(sms, `${code.codeUuid}.sms`), 'To: +61412345678');
    await goRound(within(1));
    expect(await list('sign_in_codes')).toHaveLength(1);
    await goRound(past(1));
    expect(await list('sign_in_codes')).toEqual([]);
    await goRound(within(7));
    expect(readdirSync(sms)).toHaveLength(1);
    await goRound(past(7));
    expect(readdirSync(sms)).toEqual([]);
  });

  it('the plate of a car for a week, and what it was valued at for ninety days [D.39]', async () => {
    await createValuationStore(test.database).add(owner, makeTestValuation({ startedAt: now }));
    await goRound(within(7));
    expect(await list('valuations')).toMatchObject([{ rego: 'ABC12D', rego_state: 'QLD' }]);
    await goRound(past(7));
    expect(await list('valuations')).toMatchObject([{ rego: null, rego_state: null, offer_price: 22_096 }]);
    expect(JSON.stringify(await list('valuations'))).not.toContain('ABC12D');
    await goRound(within(90));
    expect(await list('valuations')).toHaveLength(1);
    await goRound(past(90));
    expect(await list('valuations')).toEqual([]);
  });

  it('an address that nobody proved to be theirs for three days, and one that was for two years [L2.30]', async () => {
    const consents = createConsentStore(test.database);
    const yes = { channel: 'mail', consentText: 'Yes' } as const;
    const other = { ...owner, visitorUuid: randomUUID() };
    await consents.agree(owner, { ...yes, target: 'ann@example.com', confirmHash: 'hers' }, [], now);
    await consents.agree(other, { ...yes, target: 'stranger@example.com', confirmHash: 'his' }, [], now);
    await consents.confirm(owner, 'hers', now);
    await goRound(within(3));
    expect(await list('watchlist_consents')).toHaveLength(2);
    await goRound(past(3));
    expect(await list('watchlist_consents')).toMatchObject([{ target: 'ann@example.com' }]);
    await goRound(within(730));
    expect(await list('watchlist_consents')).toHaveLength(1);
    await goRound(past(730));
    expect(await list('watchlist_consents')).toEqual([]);
  });

  it('what the import of a feed changed for ninety days, but the last of each site', async () => {
    const runs = createFeedRunStore(test.database.primary);
    const run = { siteSlug: 'wattle', source: 'push', startedAt: now.toISOString(), fields: [], heldRowHash: null };
    for (let count = 0; count < 2; count += 1) {
      await runs.add({ ...run, outcome: 'applied', report: buildFailureReport('') });
    }
    await goRound(within(90));
    expect(await list('stock_feed_runs')).toHaveLength(2);
    await goRound(past(90));
    expect(await list('stock_feed_runs')).toHaveLength(1);
  });
});
