import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { dayMs } from '#src/lib/durations.ts';
import type { Database, DatabaseService } from '#src/platform/db/database.ts';
import { type Payable, refundChecks } from '../rules/payable.ts';
import { createPayableReader } from './payable-reader.ts';
import { erasePayments } from './payment-event-store.ts';

export interface StoredPayable extends Payable {
  readonly siteSlug: string;
  /** Optimistic lock: a stale write must not undo a newer one. */
  readonly version: number;
  readonly attempts: number;
  readonly lastError: string | null;
}

export type IdField = 'reservationUuid' | 'requestUuid';

export type PayableName<Id extends IdField> = { readonly siteSlug: string } & Readonly<Record<Id, string>>;

export interface PayableChange<Row, Event> {
  readonly before: Row;
  readonly after: Row;
  readonly event: Event;
  readonly now: Date;
}

type StoredColumn = 'siteSlug' | 'state' | 'version' | 'dueAt' | 'lateSince' | 'changedAt' | 'attempts' | 'paymentRef';

export interface PayableModel<Id extends IdField, Row extends StoredPayable & PayableName<Id>, Event> {
  readonly id: Id;
  readonly table: PgTable & Readonly<Record<StoredColumn | Id, PgColumn>>;
  readonly entries: PgTable & Readonly<Record<'siteSlug' | 'version' | Id, PgColumn>>;
  readonly order: PgColumn;
  readonly readRow: (row: never) => Row;
  readonly writeRow: (row: Row) => object;
  readonly change: (row: Row, event: Event) => object;
  readonly chooseDueMs: (row: Row, nowMs: number) => number | null;
  /** Negative for a refund. */
  readonly findMovedCents: (change: PayableChange<Row, Event>) => number;
  /** Runs in the change's transaction and returns the row to store. */
  readonly react: (tx: Database, change: PayableChange<Row, Event>) => Promise<Row>;
  readonly isRefunded: SQL;
  /** True for rows with no money or vehicle left to settle. Only these can be deleted. */
  readonly isOver: SQL;
  readonly email: SQL;
}

export interface OrderedChange<Row> {
  readonly isChanged: boolean;
  readonly row: Row;
}

export interface DueCounts {
  /** Number of rows that have been due for over a minute. */
  readonly overdue: number;
  /** Seconds since the oldest unfinished step was first due; 0 if none is due. */
  readonly lateSeconds: number;
  readonly refunds: number;
  readonly owed: number;
}

export interface Postponement {
  readonly dueAt: Date | null;
  readonly error: string | null;
  /** Null if the step succeeded, or if it was a rare check that nothing waits for. */
  readonly failedAt: Date | null;
}

export interface PayableStore<Name, Row, Event> {
  /** Applies the events in order, under a row lock. Returns undefined if the row doesn't exist. */
  readonly apply: (name: Name, events: readonly Event[], now: Date) => Promise<Row | undefined>;
  readonly claimDue: (now: Date, limit: number, leaseMs: number) => Promise<readonly Row[]>;
  /** Makes unchecked refunds of the last 30 days due now. Earlier versions didn't check refunds. */
  readonly resumeRefundChecks: (now: Date) => Promise<void>;
  /** Does nothing if an event has changed the stored row since `row` was read. */
  readonly postpone: (row: Row, postponement: Postponement) => Promise<void>;
  readonly countDue: (now: Date) => Promise<DueCounts>;
}

export const toMoment = (momentMs: number | null): string | null =>
  momentMs === null ? null : new Date(momentMs).toISOString();

const overdueMs = 60_000;

type Primary = Pick<DatabaseService, 'primary'>;

/** A change stores state, ledger and side effects in one transaction under a row lock. @spec B9.29, L2.16 */
export const definePayable = <
  Id extends IdField,
  Row extends StoredPayable & PayableName<Id>,
  Event extends { readonly kind: string },
>(
  model: PayableModel<Id, Row, Event>,
) => {
  type Name = PayableName<Id>;
  const { id } = model;
  const columns: Readonly<Record<StoredColumn | Id, PgColumn>> = model.table;
  const ledger: Readonly<Record<'siteSlug' | Id, PgColumn>> = model.entries;
  const { table, entries }: { readonly table: PgTable; readonly entries: PgTable } = model;
  const readRow = (row: unknown): Row => model.readRow(row as never);

  const isNamed = (name: Name): SQL | undefined => and(eq(columns.siteSlug, name.siteSlug), eq(columns[id], name[id]));

  const reader = createPayableReader({
    table,
    entries: model.entries,
    order: model.order,
    id: columns[id],
    isNamed,
    isEntryOf: (name: Name) => and(eq(ledger.siteSlug, name.siteSlug), eq(ledger[id], name[id])),
    readRow,
  });

  const lock = async (tx: Database, name: Name): Promise<Row | undefined> => {
    const [row] = await tx.select().from(table).where(isNamed(name)).for('update');
    return row === undefined ? undefined : readRow(row);
  };

  const applyEvent = async (tx: Database, before: Row, event: Event, now: Date): Promise<Row> => {
    const changed = model.change(before, event);
    if (changed === before) return before;
    const change = { before, after: { ...before, ...changed }, event, now };
    const reacted = await model.react(tx, change);
    const after = { ...reacted, version: before.version + 1, attempts: 0, lastError: null };
    const at = now.toISOString();
    await tx
      .update(table)
      .set({
        ...model.writeRow(after),
        dueAt: toMoment(model.chooseDueMs(after, now.getTime())),
        lateSince: null,
        changedAt: at,
      })
      .where(isNamed(before));
    await tx.insert(entries).values({
      siteSlug: before.siteSlug,
      [id]: before[id],
      version: after.version,
      event: event.kind,
      state: after.state,
      amountCents: model.findMovedCents(change),
      at,
    });
    return after;
  };

  const applyAll = async (tx: Database, name: Name, events: readonly Event[], now: Date) => {
    let row = await lock(tx, name);
    for (const event of events) row &&= await applyEvent(tx, row, event, now);
    return row;
  };

  const firstDueAt = sql`coalesce(${columns.lateSince}, ${columns.dueAt})`;

  const claimDue = async (database: Database, now: Date, limit: number, leaseMs: number) => {
    const due = database
      .select({ siteSlug: columns.siteSlug, id: columns[id] })
      .from(table)
      .where(sql`${columns.dueAt} <= ${now.toISOString()}::timestamptz`)
      .orderBy(columns.dueAt)
      .limit(limit)
      .for('update', { skipLocked: true });
    const rows = await database
      .update(table)
      .set({
        dueAt: new Date(now.getTime() + leaseMs).toISOString(),
        lateSince: firstDueAt,
        attempts: sql`${columns.attempts} + 1`,
      })
      .where(sql`(${columns.siteSlug}, ${columns[id]}) IN (${due})`)
      .returning();
    return rows.map(readRow);
  };

  const resumeRefundChecks = async (database: Database, now: Date): Promise<void> => {
    const since = new Date(now.getTime() - refundChecks * dayMs).toISOString();
    await database
      .update(table)
      .set({ dueAt: now.toISOString() })
      .where(
        sql`${model.isRefunded} AND ${columns.dueAt} IS NULL AND ${columns.attempts} < ${refundChecks}
          AND ${columns.paymentRef} IS NOT NULL AND ${columns.changedAt} >= ${since}::timestamptz`,
      );
  };

  const countDue = async (database: Database, now: Date): Promise<DueCounts> => {
    const lateAt = new Date(now.getTime() - overdueMs).toISOString();
    const [counts] = await database
      .select({
        overdue: sql<number>`(count(*) FILTER (WHERE ${firstDueAt} < ${lateAt}::timestamptz))::int`,
        lateSeconds: sql<number>`greatest(0, extract(epoch FROM ${now.toISOString()}::timestamptz - min(${firstDueAt})))::float8`,
        refunds: sql<number>`(count(*) FILTER (WHERE ${columns.state} = 'refunding'))::int`,
        owed: sql<number>`(count(*) FILTER (WHERE ${columns.state} = 'owed'))::int`,
      })
      .from(table)
      .where(sql`${columns.dueAt} IS NOT NULL OR ${columns.state} IN ('refunding', 'owed')`);
    return counts ?? { overdue: 0, lateSeconds: 0, refunds: 0, owed: 0 };
  };

  const purge = ({ primary }: Primary, condition: SQL): Promise<number> =>
    primary.transaction(async (tx) => {
      const idName = sql.identifier(columns[id].name);
      const { rows } = await tx.execute<{ siteSlug: string; key: string }>(sql`
        WITH gone AS (
          DELETE FROM ${table} WHERE ${model.isOver} AND ${condition} RETURNING site_id, ${idName}
        ), entries AS (
          DELETE FROM ${entries} e USING gone WHERE e.site_id = gone.site_id AND e.${idName} = gone.${idName}
        )
        SELECT site_id AS "siteSlug", ${idName}::text AS key FROM gone`);
      await erasePayments(tx, rows);
      return rows.length;
    });

  return {
    ...reader,
    columns: { siteSlug: columns.siteSlug, state: columns.state, id: columns[id], order: model.order },
    nameOf: (siteSlug: string, uuid: string): Name => ({ siteSlug, [id]: uuid }) as unknown as Name,
    isNamed,
    lock,
    applyEvent,
    createStore: ({
      interactive,
      primary,
    }: Pick<DatabaseService, 'interactive' | 'primary'>): PayableStore<Name, Row, Event> => ({
      apply: (name, events, now) => interactive.transaction((tx) => applyAll(tx, name, events, now)),
      claimDue: (now, limit, leaseMs) => claimDue(primary, now, limit, leaseMs),
      countDue: (now) => countDue(interactive, now),
      resumeRefundChecks: (now) => resumeRefundChecks(primary, now),
      postpone: async (row, { dueAt, error, failedAt }) => {
        const lateSince = failedAt && sql`coalesce(${columns.lateSince}, ${failedAt.toISOString()}::timestamptz)`;
        await primary
          .update(table)
          .set({ dueAt: dueAt?.toISOString() ?? null, lastError: error, lateSince })
          .where(and(isNamed(row), eq(columns.version, row.version)));
      },
    }),
    /**
     * Returns undefined if the row doesn't exist. If the same command arrives twice at the same moment, only the first
     * reports a change.
     */
    orderChange: (
      { interactive }: Pick<DatabaseService, 'interactive'>,
      name: Name,
      event: Event,
      now: Date,
      record: (tx: Database, change: { readonly before: Row; readonly after: Row }) => Promise<void> = async () =>
        undefined,
    ): Promise<OrderedChange<Row> | undefined> =>
      interactive.transaction(async (tx) => {
        const before = await lock(tx, name);
        if (before === undefined) return undefined;
        const row = await applyEvent(tx, before, event, now);
        const isChanged = row.version !== before.version;
        if (isChanged) await record(tx, { before, after: row });
        return { isChanged, row };
      }),
    /** Keeps rows for which `isOver` is false. Returns the number of deleted rows. */
    erase: (
      database: Primary,
      { email, siteSlug }: { readonly email: string; readonly siteSlug?: string | undefined },
    ): Promise<number> =>
      purge(
        database,
        sql`lower(${model.email}) = lower(${email}) ${siteSlug === undefined ? sql`` : sql`AND site_id = ${siteSlug}`}`,
      ),
    createPurge: (database: Primary) => ({
      purgeBefore: (moment: Date): Promise<number> =>
        purge(database, sql`changed_at < ${moment.toISOString()}::timestamptz`),
    }),
  };
};

export type DefinedPayable<
  Id extends IdField,
  Row extends StoredPayable & PayableName<Id>,
  Event extends { readonly kind: string },
> = ReturnType<typeof definePayable<Id, Row, Event>>;
