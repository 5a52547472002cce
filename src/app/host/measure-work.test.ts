import { expect, it, vi } from 'vitest';
import { countUnsent } from '#src/leads/server/count-unsent.ts';
import { leadDeliveries } from '#src/leads/server/tables.ts';
import { testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { createMetrics } from '#src/platform/http/metrics.ts';
import { measureWork, type WorkMetricsOptions } from './measure-work.ts';

const scrapeWith = (options: Partial<WorkMetricsOptions> = {}) => {
  const metrics = createMetrics();
  const due = { overdue: 2, lateSeconds: 3600, refunds: 1, owed: 0 };
  measureWork(
    {
      database: { interactive: {} as never },
      log: { warn: vi.fn() },
      countDue: {
        reservation: async () => due,
        payment: async () => ({ overdue: 0, lateSeconds: 0, refunds: 0, owed: 3 }),
      },
      readUnsent: async () => [],
      ...options,
    },
    metrics,
  );
  return () => metrics.registry.metrics();
};

it('measures what nobody has received, by channel', async () => {
  const scrape = scrapeWith({
    readUnsent: async () => [
      { kind: 'mail', state: 'waiting', count: 3, oldestSeconds: 90 },
      { kind: 'webhook', state: 'dead', count: 1, oldestSeconds: 900 },
      { kind: 'mail', state: 'written', count: 7, oldestSeconds: 5 },
    ],
  });
  const text = await scrape();
  expect(text).toContain('forecourt_deliveries_waiting{channel="mail"} 3');
  expect(text).toContain('forecourt_deliveries_waiting_seconds{channel="mail"} 90');
  expect(text).toContain('forecourt_deliveries_dead{channel="webhook"} 1');
  expect(text).toContain('forecourt_deliveries_written{channel="mail"} 7');
  expect(text).not.toContain('forecourt_deliveries_dead{channel="mail"}');
});

it('measures payments whose step is late, refunds to confirm, and refunds that a bank refused', async () => {
  const text = await scrapeWith()();
  expect(text).toContain('forecourt_payables_overdue{what="reservation"} 2');
  expect(text).toContain('forecourt_payables_overdue{what="payment"} 0');
  expect(text).toContain('forecourt_payables_late_seconds{what="reservation"} 3600');
  expect(text).toContain('forecourt_refunds_due{what="reservation"} 1');
  expect(text).toContain('forecourt_refunds_owed{what="payment"} 3');
});

it('measures the connections of a database server, and none of the embedded one', async () => {
  const connections = () => ({ open: 4, idle: 1, waiting: 2 });
  const text = await scrapeWith({ database: { interactive: {} as never, connections } })();
  expect(text).toContain('forecourt_database_connections 4');
  expect(text).toContain('forecourt_database_connections_idle 1');
  expect(text).toContain('forecourt_database_waiting 2');
  expect(await scrapeWith()()).not.toContain('forecourt_database_connections');
});

it('counts at most every five seconds, and keeps the last figures while the database is away', async () => {
  const clock = { nowMs: 1_000_000 };
  const readUnsent = vi.fn(async () => [{ kind: 'mail', state: 'dead', count: 1, oldestSeconds: 1 }] as const);
  const scrape = scrapeWith({ readUnsent, readClock: () => new Date(clock.nowMs) });
  await scrape();
  await scrape();
  expect(readUnsent).toHaveBeenCalledOnce();
  clock.nowMs += 5_000;
  readUnsent.mockRejectedValue(new Error('away'));
  expect(await scrape()).toContain('forecourt_deliveries_dead{channel="mail"} 1');
});

it.each([
  ['embedded', 0],
  ['PostgreSQL server', 1],
] as const)('counts deliveries by kind and state in one query: %s', async (_name, at) => {
  const test = await testDatabases[at].open();
  const queuedAt = new Date(Date.now() - 60_000).toISOString();
  const row = (kind: 'mail' | 'webhook', state: 'waiting' | 'delivered' | 'written' | 'dead', number: number) => ({
    siteSlug: 'wattle',
    leadUuid: `00000000-0000-4000-8000-00000000000${number}`,
    kind,
    target: 'a',
    state,
    queuedAt,
    dueAt: queuedAt,
  });
  await test.database.primary
    .insert(leadDeliveries)
    .values([
      row('mail', 'waiting', 1),
      row('mail', 'waiting', 2),
      row('webhook', 'dead', 3),
      row('mail', 'delivered', 4),
    ]);
  const counted = [...(await countUnsent(test.database.interactive))].sort((a, b) => a.count - b.count);
  expect(counted).toMatchObject([
    { kind: 'webhook', state: 'dead', count: 1 },
    { kind: 'mail', state: 'waiting', count: 2 },
  ]);
  expect(counted[1]?.oldestSeconds).toBeGreaterThan(59);
  await test.close();
});
