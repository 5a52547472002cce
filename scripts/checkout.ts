import { readCheckoutArguments } from './checkout/read-checkout-arguments.ts';
import { runAdminCommand } from './lib/run-admin-command.ts';

await runAdminCommand({
  subject: 'The reservations',
  afterRestart: 'it then ends the holds that have expired and refunds their deposits',
  readArguments: readCheckoutArguments,
  run: async (args, context) => {
    const { checkoutCommands } = await import('./checkout/checkout-commands.ts');
    const { openAdminPayments } = await import('./lib/open-admin-payments.ts');
    const { gateway } = await openAdminPayments(context.database, context.sites);
    await checkoutCommands[args.command](args, { ...context, gateway });
  },
});
