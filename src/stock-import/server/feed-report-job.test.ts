import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { renderMail } from '#src/leads/server/mail/render-mail.ts';
import { type TestDatabase, testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import type { MailMessage } from '#src/platform/mail/mailer.ts';
import { minimalSite } from '#src/sites/testing/minimal-site.ts';
import { resolveOrThrow } from '#src/sites/testing/resolve-or-throw.ts';
import type { FeedRunReport, HeldChange } from '../rules/feed-run.ts';
import { createFeedReportJob } from './feed-report-job.ts';
import { createFeedRunStore, type FeedRunStore } from './feed-run-store.ts';
import { stockFeedRuns } from './tables.ts';

const minuteMs = 60_000;
const held: HeldChange = { kind: 'missing', count: 2, sentence: 'The feed leaves out 2.', stockNumbers: ['T1', 'T2'] };
const reportOf = (failure: string | null, changes: readonly HeldChange[] = []): FeedRunReport => ({
  failure,
  counts: { rows: 9, added: 1, changed: 2, unchanged: 6, refused: 0, warned: 0, missing: 0 },
  held: changes,
  named: [{ stockNumber: 'T7', name: '2021 Kia Rio', commitments: ['watchlist'], isHeld: false }],
});
const siteWith = (switches: Record<string, unknown>) => resolveOrThrow(minimalSite('banksia', 'used', switches));

describe.each(testDatabases)('reports of held and failed feeds: $name', ({ open }) => {
  let test: TestDatabase;
  let store: FeedRunStore;
  let sent: MailMessage[];
  let problems: number[];
  let nobody: string[];
  let failing: string[];
  let nowMs: number;
  beforeAll(async () => {
    test = await open();
    store = createFeedRunStore(test.database.primary);
  });
  afterAll(() => test?.close());
  beforeEach(async () => {
    await test.database.primary.delete(stockFeedRuns);
    [sent, problems, nobody, failing] = [[], [], [], []];
    nowMs = Date.now() + 1000;
  });

  const jobOf = (
    switches: Record<string, unknown> = { leads: { mailTo: ['sales@banksia.example'] } },
    isServed = true,
  ) =>
    createFeedReportJob({
      store,
      siteOf: () => (isServed ? siteWith(switches) : undefined),
      mailer: {
        send: async (message) => {
          if (failing.includes(message.to)) throw new Error('the mail server is away');
          sent.push(message);
        },
      },
      renderMail,
      onNobody: (site) => nobody.push(site),
      onProblem: (_site, attempts) => problems.push(attempts),
      readClock: () => new Date(nowMs),
    });
  const goRound = (job = jobOf()) => job.run({ signal: new AbortController().signal, wake: () => undefined });
  const pass = (minutes: number) => {
    nowMs += minutes * minuteMs;
  };
  const add = (outcome: 'applied' | 'held' | 'failed', report: FeedRunReport) =>
    store.add({
      siteSlug: 'banksia',
      source: 'https',
      startedAt: new Date().toISOString(),
      outcome,
      fields: null,
      heldRowHash: null,
      report,
    });

  it('say what was held back, once', async () => {
    await add('held', reportOf(null, [held]));
    await add('applied', reportOf(null));
    await goRound();
    await goRound();
    expect(sent).toMatchObject([
      { to: 'sales@banksia.example', subject: expect.stringMatching(/^We held back part of your stock feed/) },
    ]);
    for (const words of ['The feed leaves out 2.', 'T1, T2', '2021 Kia Rio', 'watchlist', '--site banksia --accept']) {
      expect(sent[0]?.text).toContain(words);
    }
  });

  it('name the address of the feed in the command that accepts it', async () => {
    const source = { kind: 'https', url: 'https://feeds.example/stock.csv' };
    await add('held', { ...reportOf(null, [held]), file: { name: 'stock.csv', format: 'csv' } });
    await goRound(jobOf({ stockFeed: { source }, leads: { mailTo: ['sales@banksia.example'] } }));
    expect(sent[0]?.text).toContain('https://feeds.example/stock.csv');
    expect(sent[0]?.text).toContain('import stock.csv --site banksia --format csv --accept');
  });

  it('say why a feed failed, and go to reportTo where there is one', async () => {
    await add('failed', reportOf('None of the 9 rows is valid.'));
    await goRound(jobOf({ stockFeed: { reportTo: ['feeds@banksia.example'] }, leads: { mailTo: ['x@y.example'] } }));
    expect(sent.map(({ to }) => to)).toEqual(['feeds@banksia.example']);
    expect(sent[0]?.text).toContain('None of the 9 rows is valid.');
    expect(sent[0]?.subject).toMatch(/^Your stock feed failed/);
  });

  it('are sent once by two servers', async () => {
    for (let count = 0; count < 5; count += 1) await add('failed', reportOf(`Fault ${count}`));
    await Promise.all([goRound(), goRound(jobOf())]);
    expect(sent.map(({ text }) => /Fault \d/.exec(text)?.[0]).sort()).toEqual([0, 1, 2, 3, 4].map((n) => `Fault ${n}`));
  });

  it('are tried again until they are sent, to those who have none yet', async () => {
    await add('failed', reportOf('No rows.'));
    const job = jobOf({ leads: { mailTo: ['one@banksia.example', 'two@banksia.example'] } });
    failing = ['two@banksia.example'];
    await goRound(job);
    await goRound(job);
    expect([sent.length, problems]).toEqual([1, [1]]);
    pass(1);
    await goRound(job);
    expect(problems).toEqual([1, 2]);
    failing = [];
    pass(10);
    await goRound(job);
    pass(600);
    await goRound(job);
    expect(sent.map(({ to }) => to)).toEqual(['one@banksia.example', 'two@banksia.example']);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(2);
  });

  it('outlive a server that dies with one in hand', async () => {
    await add('failed', reportOf('No rows.'));
    expect(await store.claimReport(new Date(nowMs), 10 * minuteMs)).toMatchObject({ siteSlug: 'banksia', attempts: 1 });
    await goRound();
    expect(sent).toEqual([]);
    pass(11);
    await goRound();
    expect(sent).toHaveLength(1);
  });

  it('repeat the same news after a day, and other news at once', async () => {
    await add('held', reportOf(null, [held]));
    await goRound();
    await add('held', reportOf(null, [held]));
    await add('held', reportOf(null, [{ ...held, stockNumbers: ['T3'] }]));
    await goRound();
    expect(sent).toHaveLength(2);
    pass(25 * 60);
    await add('held', reportOf(null, [held]));
    await goRound();
    expect(sent).toHaveLength(3);
  });

  it('wait for a site that is not served, and end where nobody is named', async () => {
    await add('failed', reportOf('No rows.'));
    await goRound(jobOf({}, false));
    expect([sent, problems]).toEqual([[], [1]]);
    pass(2);
    await goRound(jobOf({ leads: { mailTo: [] } }));
    expect(nobody).toEqual(['banksia']);
    pass(600);
    await goRound();
    expect(sent).toEqual([]);
  });
});
