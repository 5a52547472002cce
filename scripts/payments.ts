// `npm run payments -- request | list | cancel | refund | export`: what customers are asked to pay at /online-payment
import { openAdminPayments } from './lib/open-admin-payments.ts';
import { runAdminCommand } from './lib/run-admin-command.ts';
import { paymentCommands } from './payments/payment-commands.ts';
import { readPaymentArguments } from './payments/read-payment-arguments.ts';

await runAdminCommand({
  subject: 'The payments',
  readArguments: readPaymentArguments,
  run: async (args, { database, env }) => {
    const { gateway, siteOf } = await openAdminPayments(database, env.SITES_DIR);
    await paymentCommands[args.command](args, {
      database,
      gateway,
      siteOf,
      sitesDir: env.SITES_DIR,
      now: new Date(),
      print: console.log,
    });
  },
});
