import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { minuteMs } from '#src/lib/durations.ts';
import type { DatabaseService } from '#src/platform/db/database.ts';
import { openDatabase } from '#src/platform/db/open-database.ts';
import { runMigrations } from '#src/platform/db/run-migrations.ts';
import { startPostgres, type TestPostgres } from '#src/platform/db/testing/start-postgres.ts';
import { endWithThisProcess } from '#src/platform/testing/end-with-this-process.ts';
import { makeTemporaryFolder } from '#src/platform/testing/make-temporary-folder.ts';
import { operator } from '#src/staff/testing/open-test-staff.ts';
import { anyLead } from '../../rules/routing/routing-rule.ts';
import { openTestInbox, type TestInbox } from '../../testing/open-test-inbox.ts';
import { createRoutingStore } from './routing-store.ts';

const script = fileURLToPath(new URL('../../testing/run-clock.ts', import.meta.url));
/** 10 am on a Tuesday in Brisbane. */
const startMs = Date.parse('2026-11-24T00:00:00Z');
const leadCount = 120;

const countAudit = (action: string): SQL =>
  sql`SELECT count(*)::integer AS count FROM staff_audit WHERE action = ${action}`;
const countWarnings = sql`SELECT count(*)::integer AS count FROM staff_notices WHERE kind = 'warning'`;

/** Each stage starts a little after its timers are due, because leads that were handled late have later timers. */
const stages = [
  { minutes: 0, count: countAudit('leadRouted'), before: 0 },
  { minutes: 16, count: countWarnings, before: 0 },
  { minutes: 21.5, count: countAudit('leadReassigned'), before: 0 },
  { minutes: 39, count: countWarnings, before: leadCount },
  { minutes: 121, count: countAudit('leadOverdue'), before: 0 },
] as const;
/** Minutes after which the lease of a killed node has ended. */
const leaseMinutes = 1.2;

let postgres: TestPostgres;
let database: DatabaseService;
let test: TestInbox;

beforeAll(async () => {
  const started = await startPostgres();
  if (started === undefined) throw new Error('PostgreSQL is not installed.');
  postgres = started;
  database = await openDatabase({ url: postgres.url, dataDir: '.', onProblem: () => undefined });
  await runMigrations(database);
  test = await openTestInbox(async () => ({ database, close: database.close }));
});
afterAll(async () => {
  await test?.close();
  await postgres?.stop();
});

const startNode = (minutes: number) => {
  const args = [script, postgres.url, makeTemporaryFolder('clock'), String(startMs + minutes * minuteMs)];
  const child = endWithThisProcess(spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] }));
  const exited = once(child, 'exit');
  return async (): Promise<void> => {
    child.kill('SIGKILL');
    await exited;
  };
};

const read = async (count: SQL): Promise<number> => {
  const rows = await database.primary.execute<{ count: number }>(count).then(
    (answer) => answer.rows,
    () => [],
  );
  return rows[0]?.count ?? 0;
};

const listNotices = async () => {
  const { rows } = await database.primary.execute<Record<string, string | number>>(sql`
    SELECT kind, name, count(*)::integer AS notices, count(DISTINCT lead_uuid)::integer AS leads
    FROM staff_notices JOIN staff_people USING (person_uuid) GROUP BY kind, name ORDER BY kind, name`);
  return rows.map(({ kind, name, notices, leads }) => [kind, name, notices, leads]);
};

it(`fires each timer of ${leadCount} leads once and writes each notification once, though nodes are killed and PostgreSQL restarts`, {
  timeout: 240_000,
}, async () => {
  const [ann, bob] = [await test.addWorker('Ann', 'sales'), await test.addWorker('Bob', 'sales')];
  await test.addWorker('Meg', 'manager');
  const rule = {
    name: 'All',
    conditions: anyLead,
    way: 'turns',
    personUuids: [ann.personUuid, bob.personUuid],
  } as const;
  await createRoutingStore(database).save('wattle', null, rule, operator, new Date(startMs));
  const receivedAt = new Date(startMs);
  await Promise.all(Array.from({ length: leadCount }, () => test.addLead('wattle', { locationId: 1, receivedAt })));

  for (const { minutes, count, before } of stages) {
    const reach = (share: number) =>
      expect
        .poll(() => read(count), { timeout: 60_000, interval: 10 })
        .toBeGreaterThanOrEqual(before + Math.round(leadCount * share));
    const [killFirst, killSecond] = [startNode(minutes), startNode(minutes)];
    await reach(0.1);
    await killFirst();
    await reach(0.3);
    await postgres.crash();
    await postgres.restart();
    await killSecond();
    const killLast = startNode(minutes + leaseMinutes);
    await reach(1);
    await killLast();
  }

  const half = leadCount / 2;
  expect(await listNotices()).toEqual([
    ['assigned', 'Ann', leadCount, leadCount],
    ['assigned', 'Bob', leadCount, leadCount],
    ['overdue', 'Ann', half, half],
    ['overdue', 'Bob', half, half],
    ['overdue', 'Meg', leadCount, leadCount],
    ['reassigned', 'Ann', half, half],
    ['reassigned', 'Bob', half, half],
    ['warning', 'Ann', leadCount, leadCount],
    ['warning', 'Bob', leadCount, leadCount],
  ]);
  for (const action of ['leadRouted', 'leadReassigned', 'leadOverdue'])
    expect([action, await read(countAudit(action))]).toEqual([action, leadCount]);
  expect(await read(sql`SELECT count(*)::integer AS count FROM lead_timers`)).toBe(0);
});
