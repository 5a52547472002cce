// `npm run checkout -- list | release | refund | sold | export`: what shoppers reserved, and what becomes of it
import { checkoutCommands } from './checkout/checkout-commands.ts';
import { readCheckoutArguments } from './checkout/read-checkout-arguments.ts';
import { openAdminPayments } from './lib/open-admin-payments.ts';
import { runAdminCommand } from './lib/run-admin-command.ts';

await runAdminCommand({
  subject: 'The reservations',
  afterRestart: 'holds whose time ended meanwhile end then, and their deposits go back',
  readArguments: readCheckoutArguments,
  run: async (args, { database, env }) => {
    const { gateway } = await openAdminPayments(database, env.SITES_DIR);
    await checkoutCommands[args.command](args, {
      database,
      gateway,
      sitesDir: env.SITES_DIR,
      now: new Date(),
      print: console.log,
    });
  },
});
