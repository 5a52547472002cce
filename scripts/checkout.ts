// `npm run checkout`: lists, releases, refunds and exports reservations.
import { checkoutCommands } from './checkout/checkout-commands.ts';
import { readCheckoutArguments } from './checkout/read-checkout-arguments.ts';
import { openAdminPayments } from './lib/open-admin-payments.ts';
import { runAdminCommand } from './lib/run-admin-command.ts';

await runAdminCommand({
  subject: 'The reservations',
  afterRestart: 'it then ends the holds that have expired and refunds their deposits',
  readArguments: readCheckoutArguments,
  run: async (args, context, env) => {
    const { gateway } = await openAdminPayments(context.database, env.SITES_DIR);
    await checkoutCommands[args.command](args, { ...context, gateway });
  },
});
