// `npm run wheel`: lists and redeems the prizes of /spin-to-win, and proves the draws.
import { runAdminCommand } from './lib/run-admin-command.ts';
import { readWheelArguments } from './wheel/read-wheel-arguments.ts';
import { wheelCommands } from './wheel/wheel-commands.ts';

await runAdminCommand({
  subject: 'The spins of the wheel',
  readArguments: readWheelArguments,
  run: (args, context) => wheelCommands[args.command](args, context),
});
