import { runAdminCommand } from './lib/run-admin-command.ts';
import { readPaymentArguments } from './payments/read-payment-arguments.ts';

await runAdminCommand({
  subject: 'The payments',
  readArguments: readPaymentArguments,
  run: async (args, context) => {
    const { openAdminPayments } = await import('./lib/open-admin-payments.ts');
    const { paymentCommands } = await import('./payments/payment-commands.ts');
    const { gateway, siteOf } = await openAdminPayments(context.database, context.sites);
    await paymentCommands[args.command](args, { ...context, gateway, siteOf });
  },
});
