import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { DatabaseService } from '#src/platform/db/database.ts';
import { openDatabase } from '#src/platform/db/open-database.ts';
import { runMigrations } from '#src/platform/db/run-migrations.ts';
import { startPostgres } from '#src/platform/db/testing/start-postgres.ts';
import { makeTemporaryFolder } from '#src/platform/testing/make-temporary-folder.ts';
import { createVehicleStore } from '#src/vehicle/server/vehicle-store.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { startServer, type TestServer } from '../start-server.ts';
import { openStops, type Stops } from './open-stops.ts';

export const reservingSite = 'banksia-used';
export const reservingSearchKey = 'a search key';

const settleMs = 20_000;
const pauseMs = 50;

export interface Reserving {
  readonly database: DatabaseService;
  readonly stops: Stops;
  readonly dataDir: string;
  readonly server: () => TestServer;
  readonly kill: () => Promise<void>;
  readonly start: () => Promise<void>;
  /**
   * Waits until all due work of reservations and deliveries is done. Makes leases and retry delays expire at once
   * instead of waiting for them. Throws after 20 seconds.
   */
  readonly settle: () => Promise<void>;
  readonly passHours: (hours: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

export const slugOf = (number: number): string => `reserve-me-${number}`;

const makeVehicles = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const id = index + 1;
    return makeTestVehicle({ id, slug: slugOf(id), stockNumber: `R${id}`, priceCents: 2_899_000 });
  });

const isSettled = sql<boolean>`
  NOT EXISTS (SELECT FROM reservations WHERE state IN ('lapsing', 'refunding') OR NOT is_hold_synced
    OR (state = 'paying' AND pay_by <= now()) OR (state = 'held' AND held_until <= now())
    OR (state = 'paying' AND EXISTS (SELECT FROM test_payments WHERE payment_key = reservation_uuid::text AND status = 'paid')))
  AND NOT EXISTS (SELECT FROM lead_deliveries WHERE state = 'waiting')`;

const settle = async ({ primary }: DatabaseService): Promise<void> => {
  const deadline = performance.now() + settleMs;
  for (;;) {
    const { rows } = await primary.execute<{ settled: boolean }>(sql`SELECT ${isSettled} AS settled`);
    if (rows[0]?.settled) return;
    if (performance.now() > deadline) throw new Error('What was due is not done.');
    await primary.execute(sql`
      UPDATE reservations SET due_at = now()
      WHERE due_at > now() AND (state <> 'held' OR NOT is_hold_synced OR held_until <= now())`);
    await primary.execute(sql`UPDATE lead_deliveries SET due_at = now() WHERE due_at > now() AND state = 'waiting'`);
    await wait(pauseMs);
  }
};

const passHours = async ({ primary }: DatabaseService, hours: number): Promise<void> => {
  const span = sql`make_interval(hours => ${hours})`;
  await primary.execute(sql`
    UPDATE reservations SET pay_by = pay_by - ${span}, held_until = held_until - ${span}, due_at = due_at - ${span}
    WHERE state IN ('paying', 'held')`);
};

export const openReserving = async (vehicleCount: number): Promise<Reserving> => {
  const postgres = await startPostgres();
  if (postgres === undefined) throw new Error('PostgreSQL 15 or later is not installed.');
  const database = await openDatabase({ url: postgres.url, dataDir: '/nonexistent', onProblem: () => undefined });
  await runMigrations(database);
  await createVehicleStore(database).saveChanges(reservingSite, makeVehicles(vehicleCount));
  const stops = await openStops(postgres.url);
  const dataDir = join(makeTemporaryFolder('reserving'), 'data');
  const env = {
    BANKSIA_SEARCH_KEY: reservingSearchKey,
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
    FORECOURT_ENV: 'production',
    ALLOW_MAIL_TO_FILES: 'true',
    ALLOW_TEXTS_TO_FILES: 'true',
    ALLOW_TEST_PAYMENTS: 'true',
    ALLOW_KEYS_PER_NODE: 'true',
    RATE_LIMIT_LEADS: '0',
    // A stopped writer keeps its interactive connection. Other requests must be able to wait for a free one until the
    // writer goes on.
    DATABASE_MAX_CONNECTIONS: '36',
    DATABASE_READ_TIMEOUT_MS: '60000',
    RENDER_THREADS: '1',
  };
  let server = await startServer(env);
  return {
    database,
    stops,
    dataDir,
    server: () => server,
    kill: async () => void (await server.stop('SIGKILL')),
    start: async () => {
      server = await startServer(env);
    },
    settle: () => settle(database),
    passHours: (hours) => passHours(database, hours),
    close: async () => {
      await server.stop();
      await stops.close();
      await database.close();
      await postgres.stop();
    },
  };
};
