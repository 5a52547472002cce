import { readLeadArguments } from './leads/read-lead-arguments.ts';
import { runAdminCommand } from './lib/run-admin-command.ts';

await runAdminCommand({
  subject: 'The leads',
  afterRestart: 'it then delivers the leads that are waiting',
  readArguments: readLeadArguments,
  run: async (args, context, env) => {
    const { openLeadAdmin } = await import('./leads/lead-admin.ts');
    const { leadCommands } = await import('./leads/lead-commands.ts');
    await leadCommands[args.command](args, openLeadAdmin(context, env));
  },
});
