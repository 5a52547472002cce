// `npm run leads`: lists, shows, resends, exports and erases leads.
import { openMailFolder } from '../src/platform/mail/mail-folder.ts';
import { findMailFolder } from '../src/platform/mail/open-mailer.ts';
import { openSealer } from '../src/platform/sealing/open-sealer.ts';
import { findSmsFolder } from '../src/platform/sms/open-sms-sender.ts';
import { readLeadArguments } from './leads/read-lead-arguments.ts';
import { runAdminCommand } from './lib/run-admin-command.ts';

await runAdminCommand({
  subject: 'The leads',
  afterRestart: 'it then delivers the leads that are waiting',
  readArguments: readLeadArguments,
  run: async (args, context, env) => {
    const { leadCommands } = await import('./leads/lead-commands.ts');
    await leadCommands[args.command](args, {
      ...context,
      mails: openMailFolder(findMailFolder(env)),
      texts: openMailFolder(findSmsFolder(env)),
      sealer: openSealer(env),
    });
  },
});
