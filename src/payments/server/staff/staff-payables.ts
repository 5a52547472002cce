import { and, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { DatabaseService } from '#src/platform/db/database.ts';
import type { Actor, AuditSubject } from '#src/staff/rules/audit.ts';
import { isInScope, type ScopedLead, type StaffReader } from '#src/staff/rules/membership.ts';
import type { RecordPosition } from '#src/staff/rules/record-position.ts';
import type { StaffChanges } from '#src/staff/rules/staff-change.ts';
import { writeAudit } from '#src/staff/server/audit-store.ts';
import { isAfterPosition, isInScopeOf } from '#src/staff/server/record-conditions.ts';
import type { LedgerEntry } from '../payable-reader.ts';
import type { DefinedPayable, IdField, PayableName, StoredPayable } from '../payable-store.ts';

export interface FoundPayable<Row> {
  readonly row: Row;
  readonly entries: readonly LedgerEntry[];
}

export type PayableOutcome<State> =
  | { readonly kind: 'done' }
  | { readonly kind: 'unknown' }
  /** The state doesn't allow the change, for example because somebody else made it first. */
  | { readonly kind: 'nothingChanged'; readonly state: State };

export interface StaffPayables<Row extends { readonly state: string }, Group, Change> {
  readonly list: (
    reader: StaffReader,
    group: Group,
    after: RecordPosition | null,
    limit: number,
  ) => Promise<readonly Row[]>;
  readonly find: (reader: StaffReader, uuid: string) => Promise<FoundPayable<Row> | undefined>;
  /** The caller must check the permission. */
  readonly change: (
    reader: StaffReader,
    uuid: string,
    change: Change,
    by: Actor,
    now: Date,
  ) => Promise<PayableOutcome<Row['state']>>;
}

interface StaffRules<Row, Group extends string, Change extends string, Event> {
  readonly subject: AuditSubject['kind'];
  readonly groups: Readonly<Record<Group, readonly string[]>>;
  readonly changes: StaffChanges<Change, Event>;
  readonly lead: SQLWrapper;
  readonly findLead: (row: Row) => ScopedLead | undefined;
  readonly condition?: SQL;
}

const maxEntries = 200;

/** @param process takes a changed row's next steps, such as its refund */
export const createStaffPayables = <
  Id extends IdField,
  Row extends StoredPayable & PayableName<Id>,
  Event extends { readonly kind: string },
  Group extends string,
  Change extends string,
>(
  database: Pick<DatabaseService, 'interactive'>,
  payable: DefinedPayable<Id, Row, Event>,
  rules: StaffRules<Row, Group, Change, Event>,
  process: (row: Row) => Promise<unknown>,
): StaffPayables<Row, Group, Change> => {
  const { interactive } = database;
  const { columns } = payable;
  const leadColumns = {
    locationId: sql`${rules.lead} #>> '{record,locationId}'`,
    category: sql`${rules.lead} #>> '{record,category}'`,
  };
  const findVisible = async (reader: StaffReader, uuid: string): Promise<Row | undefined> => {
    const row = await payable.find(interactive, payable.nameOf(reader.siteSlug, uuid));
    const lead = row && rules.findLead(row);
    return lead !== undefined && isInScope(reader, lead) ? row : undefined;
  };
  return {
    list: (reader, group, after, limit) =>
      payable.listNewest(
        interactive,
        and(
          eq(columns.siteSlug, reader.siteSlug),
          inArray(columns.state, [...rules.groups[group]]),
          isInScopeOf(reader, leadColumns),
          isAfterPosition(columns.order, columns.id, after),
          rules.condition,
        ),
        limit,
      ),
    find: async (reader, uuid) => {
      const row = await findVisible(reader, uuid);
      return row && { row, entries: await payable.listEntries(interactive, row, maxEntries) };
    },
    change: async (reader, uuid, change, by, now): Promise<PayableOutcome<Row['state']>> => {
      const known = await findVisible(reader, uuid);
      if (known === undefined) return { kind: 'unknown' };
      const { action, buildEvent } = rules.changes[change];
      const done = await payable.orderChange(database, known, buildEvent(now), now, (tx, { before, after }) =>
        writeAudit(tx, reader.siteSlug, {
          action,
          actor: by,
          subject: { kind: rules.subject, id: uuid },
          before: { state: before.state },
          after: { state: after.state, version: after.version },
          at: now,
        }),
      );
      if (done === undefined) return { kind: 'unknown' };
      if (!done.isChanged) return { kind: 'nothingChanged', state: done.row.state as Row['state'] };
      await process(done.row);
      return { kind: 'done' };
    },
  };
};
