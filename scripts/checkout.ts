// `npm run checkout -- list | release | refund | sold | export`: what shoppers reserved, and what becomes of it
import { checkoutCommands } from './checkout/checkout-commands.ts';
import { readCheckoutArguments } from './checkout/read-checkout-arguments.ts';
import { openOfficePayments } from './lib/open-office-payments.ts';
import { runOfficeCommand } from './lib/run-office-command.ts';

await runOfficeCommand({
  subject: 'The reservations',
  afterRestart: 'holds whose time ended meanwhile end then, and their deposits go back',
  readArguments: readCheckoutArguments,
  run: async (args, { database, env }) => {
    const { gateway } = await openOfficePayments(database, env.SITES_DIR);
    await checkoutCommands[args.command](args, {
      ...{ database, gateway, sitesDir: env.SITES_DIR, now: new Date(), print: console.log },
    });
  },
});
