// `npm run payments`: requests, lists, cancels, refunds and exports the payments of /online-payment.
import { openAdminPayments } from './lib/open-admin-payments.ts';
import { runAdminCommand } from './lib/run-admin-command.ts';
import { paymentCommands } from './payments/payment-commands.ts';
import { readPaymentArguments } from './payments/read-payment-arguments.ts';

await runAdminCommand({
  subject: 'The payments',
  readArguments: readPaymentArguments,
  run: async (args, context, env) => {
    const { gateway, siteOf } = await openAdminPayments(context.database, env.SITES_DIR);
    await paymentCommands[args.command](args, { ...context, gateway, siteOf });
  },
});
