import pg, { type ClientBase } from 'pg';
import type { DatabaseService } from '../database.ts';
import {
  DumpError,
  type DumpHeader,
  endMark,
  listTables,
  parseHeader,
  readMigrationMoment,
  renameColumns,
  renameTable,
  type StoreTable,
  splitLine,
} from './dump-format.ts';

export interface RestoreOptions {
  /** Run the migrations first, because the tables must exist. */
  readonly database: Pick<DatabaseService, 'withClient'>;
  readonly lines: AsyncIterable<string>;
  /** True empties the database first; false throws StoreNotEmptyError if it has rows. */
  readonly replace: boolean;
  readonly onProgress?: (rows: number) => void;
}

export class StoreNotEmptyError extends Error {
  override readonly name = 'StoreNotEmptyError';
}

const batchBytes = 1_000_000;
const quote = pg.escapeIdentifier;

const prepareStore = async (client: ClientBase, replace: boolean): Promise<void> => {
  const tables = await listTables(client);
  const names = tables.map(({ name }) => quote(name));
  const checks = names.map((name) => `exists (select from ${name})`).join(' or ');
  const { rows } = await client.query<{ filled: boolean }>(`select ${checks || 'false'} as filled`);
  if (rows[0]?.filled === true && !replace)
    throw new StoreNotEmptyError('The database already has rows. To delete them first, add --replace.');
  // Empty tables are truncated too, because this changes the database's identity for servers that are running.
  await client.query(`truncate ${names.join(', ')}`);
};

const assertFits = async (client: ClientBase, header: DumpHeader): Promise<void> => {
  if (header.migrationMoment > (await readMigrationMoment(client))) {
    throw new DumpError('The dump is from a newer version of Forecourt. Update this installation first.');
  }
  const known = new Set((await listTables(client)).map(({ name }) => name));
  const unknown = header.tables.map(renameTable).filter(({ name }) => !known.has(name));
  if (unknown.length > 0)
    throw new DumpError(`The database has no table ${unknown.map(({ name }) => name).join(', ')}.`);
};

const insertBatch = async (
  client: ClientBase,
  { name, columns }: StoreTable,
  rows: readonly string[],
): Promise<void> => {
  const list = columns.map(quote).join(', ');
  // Lists only the dump's columns, so newer columns get their defaults.
  await client.query(
    `insert into ${quote(name)} (${list}) overriding system value
     select ${list} from json_populate_recordset(null::${quote(name)}, $1::json)`,
    [`[${rows.join(',')}]`],
  );
};

const resetSequences = async (client: ClientBase): Promise<void> => {
  const { rows } = await client.query<{ sequence: string; table: string; column: string }>(`
    select s.oid::regclass::text as sequence, t.oid::regclass::text as table, a.attname as column
    from pg_class s join pg_depend d on d.objid = s.oid and d.deptype in ('a', 'i')
      join pg_class t on t.oid = d.refobjid join pg_attribute a on a.attrelid = t.oid and a.attnum = d.refobjsubid
    where s.relkind = 'S' and t.relnamespace = 'public'::regnamespace`);
  for (const { sequence, table, column } of rows) {
    await client.query(`select setval($1::regclass, coalesce(max(${quote(column)}), 0) + 1, false) from ${table}`, [
      sequence,
    ]);
  }
};

const copyRows = async (client: ClientBase, { lines, replace, onProgress }: RestoreOptions): Promise<number> => {
  const iterator = lines[Symbol.asyncIterator]();
  const header = parseHeader((await iterator.next()).value);
  await assertFits(client, header);
  await prepareStore(client, replace);
  const tables = new Map(header.tables.map((table) => [table.name, renameTable(table)]));
  let batch: { readonly table: StoreTable; readonly rows: string[]; bytes: number } | undefined;
  let read = 0;
  const flush = async (): Promise<void> => {
    if (batch !== undefined) await insertBatch(client, batch.table, batch.rows);
    batch = undefined;
    onProgress?.(read);
  };
  for (let next = await iterator.next(); next.done !== true; next = await iterator.next()) {
    const { mark, json } = splitLine(next.value);
    if (mark === endMark) {
      await flush();
      if (JSON.parse(json).rows !== read) throw new DumpError("The dump doesn't have the number of rows it states.");
      return read;
    }
    const table = tables.get(mark);
    if (table === undefined)
      throw new DumpError(`The dump has a row of ${JSON.stringify(mark)}, which its first line doesn't list.`);
    if (batch !== undefined && (batch.table !== table || batch.bytes > batchBytes)) await flush();
    batch ??= { table, rows: [], bytes: 0 };
    batch.rows.push(renameColumns(table.name, json));
    batch.bytes += json.length;
    read += 1;
  }
  throw new DumpError('The dump ends early: it was truncated.');
};

export const restoreDatabase = (options: RestoreOptions): Promise<number> =>
  options.database.withClient(async (client) => {
    await client.query('begin');
    try {
      const rows = await copyRows(client, options);
      await resetSequences(client);
      await client.query('commit');
      await client.query('analyze');
      return rows;
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      throw error;
    }
  });
