import type { ClientBase } from 'pg';

export interface StoreTable {
  readonly name: string;
  readonly columns: readonly string[];
}

const tablesQuery = `
  select c.oid::int as id, c.relname as name,
    (select json_agg(a.attname order by a.attnum) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
    (select coalesce(json_agg(distinct k.confrelid::int), '[]') from pg_constraint k
      where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as needs
  from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by c.relname`;

interface TableRow extends StoreTable {
  readonly id: number;
  readonly needs: readonly number[];
}

/** Each table comes after the tables it references. */
export const listTables = async (client: ClientBase): Promise<readonly StoreTable[]> => {
  const { rows } = await client.query<TableRow>(tablesQuery);
  const sorted: TableRow[] = [];
  let waiting = rows;
  while (waiting.length > 0) {
    const placed = new Set(sorted.map(({ id }) => id));
    const ready = waiting.filter(({ needs }) => needs.every((id) => placed.has(id)));
    if (ready.length === 0)
      throw new Error(`Tables reference each other in a cycle: ${waiting.map(({ name }) => name)}`);
    sorted.push(...ready);
    waiting = waiting.filter((row) => !ready.includes(row));
  }
  return sorted.map(({ name, columns }) => ({ name, columns }));
};

export const readMigrationMoment = async (client: ClientBase): Promise<number> => {
  const known = await client.query<{ name: string | null }>(
    `select to_regclass('drizzle.__drizzle_migrations') as name`,
  );
  if (known.rows[0]?.name == null) return 0;
  const { rows } = await client.query<{ moment: string | null }>(
    'select max(created_at) as moment from drizzle.__drizzle_migrations',
  );
  return Number(rows[0]?.moment ?? 0);
};

// A dump is text with one row a line: the table's name, a tab, the row as JSON. The first line describes the dump. The
// last one counts its rows, so that a truncated dump is refused.

export const headerMark = '#forecourt-dump';
export const endMark = '#end';

export interface DumpHeader {
  readonly format: 1;
  /**
   * When the newest migration was made, in Unix milliseconds. A database whose newest migration is older can't restore
   * the dump.
   */
  readonly migrationMoment: number;
  readonly tables: readonly StoreTable[];
}

/** Names from before 0.1.0, so that older dumps can still be restored. */
const formerTables: Readonly<Record<string, string>> = { wheel_goes: 'wheel_spins' };
const formerColumns: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  reservations: { is_vehicle_told: 'is_hold_synced' },
  saved_searches: { told_at: 'notified_at' },
  watchlist_entries: {
    told_at: 'notified_at',
    told_price_cents: 'notified_price_cents',
    is_told_available: 'is_notified_available',
  },
};

export const renameTable = ({ name, columns }: StoreTable): StoreTable => {
  const renamed = formerTables[name] ?? name;
  return { name: renamed, columns: columns.map((column) => formerColumns[renamed]?.[column] ?? column) };
};

export const renameColumns = (table: string, json: string): string => {
  const names = formerColumns[table];
  if (names === undefined || !Object.keys(names).some((name) => json.includes(`"${name}":`))) return json;
  const row = Object.entries(JSON.parse(json)).map(([name, value]) => [names[name] ?? name, value]);
  return JSON.stringify(Object.fromEntries(row));
};

export class DumpError extends Error {
  override readonly name = 'DumpError';
}

export const formatLine = (mark: string, json: string): string => `${mark}\t${json}\n`;

export const splitLine = (line: string): { readonly mark: string; readonly json: string } => {
  const tab = line.indexOf('\t');
  if (tab === -1) throw new DumpError('A line of the dump has no tab: this is not a Forecourt dump.');
  return { mark: line.slice(0, tab), json: line.slice(tab + 1) };
};

export const parseHeader = (line: string | undefined): DumpHeader => {
  if (line === undefined || !line.startsWith(`${headerMark}\t`)) {
    throw new DumpError("The file isn't a Forecourt dump.");
  }
  const header = JSON.parse(splitLine(line).json) as DumpHeader;
  if (header.format !== 1) throw new DumpError(`The dump has format ${header.format}; this version reads format 1.`);
  return header;
};
