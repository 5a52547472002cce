// `npm run finance -- list | show | export`: applications for finance, opened with the server's keys
import { openSealer } from '../src/platform/sealing/open-sealer.ts';
import { financeCommands } from './finance/finance-commands.ts';
import { readFinanceArguments } from './finance/read-finance-arguments.ts';
import { runAdminCommand } from './lib/run-admin-command.ts';

await runAdminCommand({
  subject: 'The applications',
  readArguments: readFinanceArguments,
  run: (args, { database, env }) =>
    financeCommands[args.command](args, {
      database,
      sealer: openSealer(env),
      sitesDir: env.SITES_DIR,
      print: console.log,
    }),
});
