import { asc, desc, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#src/platform/db/database.ts';

interface PayableTables<Name, Row> {
  readonly table: PgTable;
  readonly entries: PgTable & Readonly<Record<'version', PgColumn>>;
  readonly order: PgColumn;
  readonly id: PgColumn;
  readonly isNamed: (name: Name) => SQL | undefined;
  readonly isEntryOf: (name: Name) => SQL | undefined;
  readonly readRow: (row: unknown) => Row;
}

export interface LedgerEntry {
  readonly version: number;
  readonly event: string;
  readonly amountCents: number;
  readonly atMs: number;
}

export const createPayableReader = <Name, Row>(tables: PayableTables<Name, Row>) => {
  const { table, entries, order, id, isNamed, isEntryOf, readRow } = tables;
  return {
    find: async (database: Database, name: Name): Promise<Row | undefined> => {
      const [row] = await database.select().from(table).where(isNamed(name));
      return row === undefined ? undefined : readRow(row);
    },
    listNewest: async (database: Database, condition: SQL | undefined, limit: number): Promise<readonly Row[]> => {
      const rows = await database.select().from(table).where(condition).orderBy(desc(order), desc(id)).limit(limit);
      return rows.map(readRow);
    },
    listEntries: async (database: Database, name: Name, limit: number): Promise<readonly LedgerEntry[]> => {
      const rows = await database
        .select()
        .from(entries)
        .where(isEntryOf(name))
        .orderBy(asc(entries.version))
        .limit(limit);
      return rows.map((row) => {
        const { version, event, amountCents, at } = row as Omit<LedgerEntry, 'atMs'> & { readonly at: string };
        return { version, event, amountCents, atMs: new Date(at).getTime() };
      });
    },
  };
};
