import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeLead, type LeadWorker } from '#src/inbox/server/change-lead.ts';
import { createMergeService } from '#src/inbox/server/merge-service.ts';
import { openTestInbox, type TestInbox } from '#src/inbox/testing/open-test-inbox.ts';
import type { QuoteContent } from '#src/leads/rules/quote.ts';
import { createLeadPurge, eraseLeads } from '#src/leads/server/admin/purge-leads.ts';
import { leadQuotes } from '#src/leads/server/staff-work/tables.ts';
import { testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { createAuditStore } from '#src/staff/server/audit-store.ts';
import { afterMs, staffNow } from '#src/staff/testing/open-test-staff.ts';
import { createQuoteService, type QuoteService } from './quote-service.ts';

const content = {
  figures: { totalCents: 2_948_050, balanceCents: 1_998_050 },
  validUntil: '2026-12-06',
} as unknown as QuoteContent;

describe.each(testDatabases)('quotes on $name', ({ name, open }) => {
  let test: TestInbox;
  let quotes: QuoteService;
  let ann: LeadWorker;
  let lead: string;
  const print = vi.fn(async (_site: string, number: number) => new TextEncoder().encode(`PDF ${number}`));

  beforeAll(async () => {
    test = await openTestInbox(open);
    quotes = createQuoteService({ database: test.database, print });
    ann = await test.addWorker('Ann', 'sales');
  });
  afterAll(() => test?.close());
  beforeEach(async () => {
    await test.database.primary.execute(
      sql`TRUNCATE leads, lead_work, lead_events, lead_counters, lead_quotes, lead_quote_counters`,
    );
    lead = await test.addLead('wattle');
  });

  const make = (worker = ann, leadUuid = lead, quoteUuid: string = randomUUID()) =>
    quotes.make(worker, leadUuid, { quoteUuid, content }, staffNow);
  const textOf = (pdf: Uint8Array | undefined): string => Buffer.from(pdf ?? []).toString();

  it('are numbered by site, stored with their document, and recorded', async () => {
    const uuid = randomUUID();
    expect(await make(ann, lead, uuid)).toBe('done');
    expect(await make()).toBe('done');
    const listed = await quotes.list('wattle', lead);
    expect(listed.map(({ number }) => number)).toEqual([1002, 1001]);
    expect(listed[1]).toMatchObject({
      quoteUuid: uuid,
      personName: 'Ann',
      totalCents: 2_948_050,
      balanceCents: 1_998_050,
      validUntil: '2026-12-06',
      sizeBytes: 8,
      madeAtMs: staffNow.getTime(),
    });
    expect(textOf((await quotes.findPdf('wattle', lead, uuid))?.pdf)).toBe('PDF 1001');
    const audited = await createAuditStore(test.database).listOfSubject('wattle', lead);
    expect(audited.at(-1)).toMatchObject({ action: 'quoteMade', after: { quote: 1002, totalCents: 2_948_050 } });
  });

  it('are made once by a form that is sent twice, also at the same time', async () => {
    const uuid = randomUUID();
    const outcomes = await Promise.all([make(ann, lead, uuid), make(ann, lead, uuid)]);
    expect(outcomes.toSorted()).toEqual(['done', 'repeated']);
    expect(await make(ann, lead, uuid)).toBe('repeated');
    expect(await quotes.list('wattle', lead)).toHaveLength(1);
  });

  it('get different numbers at the same time', async () => {
    expect(new Set(await Promise.all(Array.from({ length: 5 }, () => make())))).toEqual(new Set(['done']));
    const numbers = (await quotes.list('wattle', lead)).map(({ number }) => number);
    expect(new Set(numbers).size).toBe(5);
  });

  it('need a lead that the person sees and may work on', async () => {
    expect(await make({ ...ann, locationIds: [99] })).toBe('unknown');
    expect(await make({ ...ann, siteSlug: 'acme' })).toBe('unknown');
    expect(await make(ann, randomUUID())).toBe('unknown');
    expect(await make({ ...ann, role: 'marketing' })).toBe('notAllowed');
    expect(await quotes.list('wattle', lead)).toEqual([]);
  });

  it('are not found by another site or lead', async () => {
    const uuid = randomUUID();
    await make(ann, lead, uuid);
    expect(await quotes.findPdf('acme', lead, uuid)).toBeUndefined();
    expect(await quotes.findPdf('wattle', randomUUID(), uuid)).toBeUndefined();
  });

  it('of merged leads are listed with the main lead, which also gets those made at the old address', async () => {
    const other = await test.addLead('wattle', { submissionHash: 'other' });
    const [before, after] = [randomUUID(), randomUUID()];
    await make(ann, other, before);
    const boss = await test.addWorker('Boss', 'manager');
    const pair = { mainUuid: lead, otherUuid: other };
    const merges = createMergeService(test.database);
    await merges.merge(boss, pair, staffNow);
    expect(textOf((await quotes.findPdf('wattle', lead, before))?.pdf)).toBe('PDF 1001');
    expect(await make(ann, other, after)).toBe('done');
    expect(await make(ann, lead, before)).toBe('repeated');
    expect((await quotes.list('wattle', lead)).map(({ quoteUuid }) => quoteUuid)).toEqual([after, before]);
    const audited = await createAuditStore(test.database).listOfSubject('wattle', lead);
    expect(audited.at(-1)).toMatchObject({ action: 'quoteMade', after: { quote: 1002 } });
    await merges.unmerge(boss, pair, staffNow);
    expect((await quotes.list('wattle', other)).map(({ quoteUuid }) => quoteUuid)).toEqual([before]);
  });

  it('stop at 50 of a lead', async () => {
    for (let count = 0; count < 50; count += 1) await make();
    print.mockClear();
    expect(await make()).toBe('tooManyQuotes');
    expect(print).not.toHaveBeenCalled();
  });

  it('are deleted with their lead, and their numbers aren’t given again', async () => {
    await make();
    await eraseLeads(test.database, { siteSlug: 'wattle', email: 'ann@example.com' }, staffNow);
    expect(await quotes.list('wattle', lead)).toEqual([]);
    lead = await test.addLead('wattle', { submissionHash: 'second' });
    await make(ann, lead);
    expect((await quotes.list('wattle', lead)).map(({ number }) => number)).toEqual([1002]);
    await createLeadPurge(test.database).purgeBefore(afterMs(1000 * 86_400_000));
    expect(await quotes.list('wattle', lead)).toEqual([]);
  });

  const countWaiting = async (): Promise<number> => {
    const { rows } = await test.database.primary.execute(sql`
      SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`);
    return rows.length;
  };

  it.each([
    ['an erasure', () => eraseLeads(test.database, { siteSlug: 'wattle', email: 'ann@example.com' }, staffNow)],
    ['the purge', () => createLeadPurge(test.database).purgeBefore(afterMs(1000 * 86_400_000))],
  ])('that are being stored during %s of their lead go with it', async (_, end) => {
    const { promise: stalled, resolve: goOn } = Promise.withResolvers<void>();
    const { promise: locked, resolve: reachLock } = Promise.withResolvers<void>();
    const storing = changeLead(test.database.interactive, ann, lead, staffNow, async (tx) => {
      reachLock();
      await stalled;
      const row = {
        siteSlug: 'wattle',
        leadUuid: lead,
        quoteUuid: randomUUID(),
        number: 7,
        personUuid: ann.personUuid,
      };
      await tx.insert(leadQuotes).values({ ...row, content, pdf: Buffer.from('PDF'), madeAt: staffNow.toISOString() });
      return 'done';
    });
    await locked;
    const ending = end();
    // The embedded database has one connection, so there the erasure or purge begins after the change.
    if (name === 'embedded') goOn();
    else await expect.poll(countWaiting).toBe(1);
    goOn();
    expect(await storing).toBe('done');
    await ending;
    const { rows } = await test.database.primary.execute(sql`SELECT FROM lead_quotes`);
    expect(rows).toEqual([]);
  });
});
