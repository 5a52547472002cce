import pg from 'pg';
import type { DatabaseService } from '../database.ts';
import { endMark, formatLine, headerMark, listTables, readMigrationMoment } from './dump-format.ts';

export interface DumpOptions {
  readonly database: Pick<DatabaseService, 'withClient'>;
  readonly write: (text: string) => Promise<void>;
  readonly onProgress?: (rows: number, total: number) => void;
}

const batchSize = 1000;
const quote = pg.escapeIdentifier;

/** Dumps one snapshot of the database. Returns the number of rows. */
export const dumpDatabase = ({ database, write, onProgress }: DumpOptions): Promise<number> =>
  database.withClient(async (client) => {
    await client.query('begin isolation level repeatable read read only');
    try {
      const tables = await listTables(client);
      const header = { format: 1, migrationMoment: await readMigrationMoment(client), tables };
      await write(formatLine(headerMark, JSON.stringify(header)));
      const counts = tables.map(({ name }) => `select count(*) as n from ${quote(name)}`).join(' union all ');
      const { rows } = await client.query<{ total: string }>(`select sum(n) as total from (${counts}) as counted`);
      const total = Number(rows[0]?.total ?? 0);
      let written = 0;
      for (const { name } of tables) {
        await client.query(
          `declare dumped no scroll cursor for select row_to_json(t)::text as json from ${quote(name)} t`,
        );
        for (;;) {
          const batch = await client.query<{ json: string }>(`fetch ${batchSize} from dumped`);
          if (batch.rows.length === 0) break;
          await write(batch.rows.map(({ json }) => formatLine(name, json)).join(''));
          written += batch.rows.length;
          onProgress?.(written, total);
        }
        await client.query('close dumped');
      }
      await write(formatLine(endMark, JSON.stringify({ rows: written })));
      return written;
    } finally {
      await client.query('rollback').catch(() => undefined);
    }
  });
