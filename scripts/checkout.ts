// `npm run checkout -- list | release | refund | sold | export`: what shoppers reserved, and what becomes of it

import { patientConnection } from '../src/payments/server/connections.ts';
import { openPayments } from '../src/payments/server/open-payments.ts';
import { DataDirLockedError } from '../src/platform/db/embedded/data-dir-lock.ts';
import { openDatabase } from '../src/platform/db/open-database.ts';
import { runMigrations } from '../src/platform/db/run-migrations.ts';
import { readEnv, readSecret } from '../src/platform/env.ts';
import { loadSites } from '../src/sites/server/load-sites.ts';
import { checkoutCommands } from './checkout/checkout-commands.ts';
import { readCheckoutArguments } from './checkout/read-checkout-arguments.ts';

const run = async (): Promise<void> => {
  const args = readCheckoutArguments();
  const env = readEnv();
  const database = await openDatabase({ url: env.DATABASE_URL, dataDir: env.DATA_DIR });
  try {
    await runMigrations(database);
    const sites = await loadSites(env.SITES_DIR);
    const siteOf = (siteSlug: string) => sites.find(({ slug }) => slug === siteSlug);
    const { gateway } = openPayments({ database, siteOf, readSecret, connection: patientConnection });
    await checkoutCommands[args.command](args, { database, gateway, now: new Date(), print: console.log });
  } finally {
    await database.close();
  }
};

const explainLock = ({ dataDir }: DataDirLockedError): string =>
  `The reservations are in ${dataDir}, which another process has open: most likely the server. The embedded database serves one process at a time.
Stop the server, run this command, and start the server again: holds whose time ended meanwhile end then, and their deposits go back.
Where it must not stop, move to a PostgreSQL server (DATABASE_URL): with one, this command runs beside it.`;

try {
  await run();
} catch (error) {
  if (error instanceof DataDirLockedError) console.error(explainLock(error));
  else console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
