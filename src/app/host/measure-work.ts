import { countUnsent, type UnsentDeliveries } from '#src/leads/server/count-unsent.ts';
import type { DueCounts } from '#src/payments/server/payable-store.ts';
import type { DatabaseService } from '#src/platform/db/database.ts';
import type { Metrics } from '#src/platform/http/metrics.ts';
import { shareReading } from './share-reading.ts';

export interface WorkMetricsOptions {
  readonly database: Pick<DatabaseService, 'interactive' | 'connections'>;
  readonly log: { readonly warn: (fields: object, message: string) => void };
  readonly countDue: Readonly<Record<'reservation' | 'payment', (now: Date) => Promise<DueCounts>>>;
  readonly readUnsent?: () => Promise<readonly UnsentDeliveries[]>;
  readonly readClock?: () => Date;
}

const measureDeliveries = (
  { log, readUnsent, readClock }: Required<Pick<WorkMetricsOptions, 'log' | 'readUnsent' | 'readClock'>>,
  metrics: Pick<Metrics, 'gaugeBy'>,
) => {
  const read = shareReading({
    read: readUnsent,
    initial: [],
    onProblem: (error) => log.warn({ err: error }, 'waiting deliveries could not be counted for the metrics'),
    readClockMs: () => readClock().getTime(),
  });
  const gauge = (name: string, help: string, state: UnsentDeliveries['state'], field: 'count' | 'oldestSeconds') =>
    metrics.gaugeBy('channel', name, help, async () => {
      const rows = (await read()).filter((row) => row.state === state);
      return new Map(rows.map((row) => [row.kind, row[field]]));
    });
  gauge('forecourt_deliveries_waiting', 'Deliveries of leads that are queued or retried.', 'waiting', 'count');
  gauge(
    'forecourt_deliveries_waiting_seconds',
    'Seconds since the oldest waiting delivery was queued.',
    'waiting',
    'oldestSeconds',
  );
  gauge('forecourt_deliveries_dead', 'Lead deliveries that were abandoned.', 'dead', 'count');
  gauge('forecourt_deliveries_written', 'Deliveries that only became a file.', 'written', 'count');
};

const measurePayables = (
  { countDue, log, readClock }: Required<Pick<WorkMetricsOptions, 'countDue' | 'log' | 'readClock'>>,
  metrics: Pick<Metrics, 'gaugeBy'>,
) => {
  const read = shareReading<ReadonlyMap<string, DueCounts>>({
    read: async () =>
      new Map(
        await Promise.all(
          Object.entries(countDue).map(async ([what, count]) => [what, await count(readClock())] as const),
        ),
      ),
    initial: new Map(),
    onProblem: (error) => log.warn({ err: error }, 'payments due could not be counted for the metrics'),
    readClockMs: () => readClock().getTime(),
  });
  const gauge = (name: string, help: string, field: keyof DueCounts) =>
    metrics.gaugeBy(
      'what',
      name,
      help,
      async () => new Map([...(await read())].map(([what, due]) => [what, due[field]])),
    );
  gauge('forecourt_payables_overdue', 'Reservations and payments with a step first due over a minute ago.', 'overdue');
  gauge(
    'forecourt_payables_late_seconds',
    'Seconds since the oldest unfinished step of a reservation or payment was first due.',
    'lateSeconds',
  );
  gauge('forecourt_refunds_due', 'Refunds that the gateway has yet to confirm.', 'refunds');
  gauge('forecourt_refunds_owed', 'Refunds that a bank refused: the dealer must refund the money another way.', 'owed');
};

export const measureWork = (options: WorkMetricsOptions, metrics: Pick<Metrics, 'gauge' | 'gaugeBy'>): void => {
  const { database, log, countDue, readClock = () => new Date() } = options;
  const { readUnsent = () => countUnsent(database.interactive) } = options;
  measureDeliveries({ log, readUnsent, readClock }, metrics);
  measurePayables({ countDue, log, readClock }, metrics);
  const { connections } = database;
  if (connections === undefined) return;
  metrics.gauge('forecourt_database_connections', 'Open connections to the database.', () => connections().open);
  metrics.gauge('forecourt_database_connections_idle', 'Open connections without work.', () => connections().idle);
  metrics.gauge('forecourt_database_waiting', 'Requests waiting for a connection.', () => connections().waiting);
};
