// `npm run payments -- request | list | cancel | refund | export`: what customers are asked to pay at /online-payment

import { patientConnection } from '../src/payments/server/connections.ts';
import { openPayments } from '../src/payments/server/open-payments.ts';
import { DataDirLockedError } from '../src/platform/db/embedded/data-dir-lock.ts';
import { openDatabase } from '../src/platform/db/open-database.ts';
import { runMigrations } from '../src/platform/db/run-migrations.ts';
import { readEnv, readSecret } from '../src/platform/env.ts';
import { loadSites } from '../src/sites/server/load-sites.ts';
import { paymentCommands } from './payments/payment-commands.ts';
import { readPaymentArguments } from './payments/read-payment-arguments.ts';

const run = async (): Promise<void> => {
  const args = readPaymentArguments();
  const env = readEnv();
  const database = await openDatabase({ url: env.DATABASE_URL, dataDir: env.DATA_DIR });
  try {
    await runMigrations(database);
    const sites = await loadSites(env.SITES_DIR);
    const siteOf = (siteSlug: string) => sites.find(({ slug }) => slug === siteSlug);
    const { gateway } = openPayments({ database, siteOf, readSecret, connection: patientConnection });
    await paymentCommands[args.command](args, { database, gateway, siteOf, now: new Date(), print: console.log });
  } finally {
    await database.close();
  }
};

const explainLock = ({ dataDir }: DataDirLockedError): string =>
  `The payments are in ${dataDir}, which another process has open: most likely the server. The embedded database serves one
process at a time. Stop the server, run this command, and start the server again. Where it must not stop, move to a
PostgreSQL server (DATABASE_URL): with one, this command runs beside it.`;

try {
  await run();
} catch (error) {
  if (error instanceof DataDirLockedError) console.error(explainLock(error));
  else console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
