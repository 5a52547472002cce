import { readDeskArguments } from './desk/read-desk-arguments.ts';
import { runAdminCommand } from './lib/run-admin-command.ts';

await runAdminCommand({
  subject: 'The staff',
  readArguments: readDeskArguments,
  run: async (args, context, env) => {
    const { inviteToDesk } = await import('./desk/invite-to-desk.ts');
    await inviteToDesk(args, context, env);
  },
});
