import { listApplicationCells } from '../../src/finance-application/server/admin/list-application-cells.ts';
import { listApplications } from '../../src/finance-application/server/admin/list-applications.ts';
import type { StoredApplication } from '../../src/finance-application/server/application-row.ts';
import { formatCount } from '../../src/lib/text/noun.ts';
import type { Sealer } from '../../src/platform/sealing/create-sealer.ts';
import { assertSiteExists } from '../lib/assert-site-exists.ts';
import type { AdminContext } from '../lib/run-admin-command.ts';
import { maxTableRows, writeTable } from '../lib/write-table.ts';
import type { FinanceArguments, FinanceCommandName } from './read-finance-arguments.ts';

export interface FinanceAdmin extends AdminContext {
  readonly sealer: Sealer;
}

type FinanceCommand = (args: FinanceArguments, admin: FinanceAdmin) => Promise<void>;

const noun = { one: 'application', many: 'applications' };

const isReadable = (application: StoredApplication | null): application is StoredApplication => application !== null;

const readAll = async (filter: FinanceArguments['filter'], limit: number, admin: FinanceAdmin) => {
  const all = await listApplications(admin.database, admin.sealer, filter, limit);
  if (all.length === 0) await assertSiteExists(admin.sites, filter.siteSlug);
  const readable = all.filter(isReadable);
  const sealed = all.length - readable.length;
  if (sealed > 0) admin.print(`${formatCount(sealed, noun)} cannot be decrypted: SEALING_KEYS lacks the key.`);
  return readable.map(listApplicationCells);
};

const list: FinanceCommand = async ({ filter, limit }, admin) => {
  const rows = await readAll(filter, limit, admin);
  for (const row of rows) {
    admin.print(`${row.site}  ${row.application}  ${row.sent_at}  ${row.name} ${row.last_name}: ${row.outcome}`);
  }
  admin.print(`${formatCount(rows.length, noun)}.`);
};

const show: FinanceCommand = async ({ filter }, admin) => {
  const [row] = await readAll(filter, 1, admin);
  if (row === undefined)
    throw new Error(`There is no application ${filter.applicationUuid}, or it can't be decrypted.`);
  for (const [name, text] of Object.entries(row)) if (text !== '') admin.print(`${name}: ${text}`);
};

const exportAll: FinanceCommand = async ({ filter, file = '' }, admin) => {
  const rows = await readAll(filter, maxTableRows, admin);
  await writeTable({ file, rows, noun, print: admin.print });
};

export const financeCommands: Readonly<Record<FinanceCommandName, FinanceCommand>> = { list, show, export: exportAll };
