import { runAdminCommand } from './lib/run-admin-command.ts';
import { readWheelArguments } from './wheel/read-wheel-arguments.ts';

await runAdminCommand({
  subject: 'The spins of the wheel',
  readArguments: readWheelArguments,
  run: async (args, context) => {
    const { wheelCommands } = await import('./wheel/wheel-commands.ts');
    await wheelCommands[args.command](args, context);
  },
});
