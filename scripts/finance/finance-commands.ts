import { listApplications } from '../../src/finance-application/server/admin/list-applications.ts';
import type { StoredApplication } from '../../src/finance-application/server/application-row.ts';
import type { DatabaseService } from '../../src/platform/db/database.ts';
import type { Sealer } from '../../src/platform/sealing/create-sealer.ts';
import { explainNothing } from '../lib/explain-nothing.ts';
import { writeTable } from '../lib/write-table.ts';
import { listApplicationCells } from './list-application-cells.ts';
import type { FinanceArguments, FinanceCommandName } from './read-finance-arguments.ts';

/** What the commands work on. */
export interface FinanceAdmin {
  readonly database: DatabaseService;
  readonly sealer: Sealer;
  readonly sitesDir: string;
  /** Tells the person at the terminal. */
  readonly print: (line: string) => void;
}

type FinanceCommand = (args: FinanceArguments, admin: FinanceAdmin) => Promise<void>;

/** More than a dealer's table program opens. */
const maxExported = 100_000;

const isReadable = (application: StoredApplication | null): application is StoredApplication => application !== null;

/** Those that open; of the others it is said how many there are. */
const readAll = async (filter: FinanceArguments['filter'], limit: number, admin: FinanceAdmin) => {
  const all = await listApplications(admin.database, admin.sealer, filter, limit);
  if (all.length === 0) await explainNothing(admin.sitesDir, filter.siteSlug);
  const readable = all.filter(isReadable);
  const sealed = all.length - readable.length;
  if (sealed > 0) admin.print(`${sealed} cannot be opened: their key is not among SEALING_KEYS.`);
  return readable.map(listApplicationCells);
};

const list: FinanceCommand = async ({ filter, limit }, admin) => {
  const rows = await readAll(filter, limit, admin);
  for (const row of rows) {
    admin.print(`${row.site}  ${row.application}  ${row.sent_at}  ${row.name} ${row.last_name}: ${row.outcome}`);
  }
  admin.print(rows.length === 1 ? '1 application.' : `${rows.length} applications.`);
};

const show: FinanceCommand = async ({ filter }, admin) => {
  const [row] = await readAll(filter, 1, admin);
  if (row === undefined) throw new Error(`There is no application ${filter.applicationUuid} that can be opened.`);
  for (const [name, text] of Object.entries(row)) if (text !== '') admin.print(`${name}: ${text}`);
};

const exportAll: FinanceCommand = async ({ filter, file = '' }, admin) => {
  const rows = await readAll(filter, maxExported, admin);
  await writeTable({ file, rows, words: ['application', 'applications'], print: admin.print });
};

/** What each command does. */
export const financeCommands: Readonly<Record<FinanceCommandName, FinanceCommand>> = { list, show, export: exportAll };
