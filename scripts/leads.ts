// `npm run leads -- list | show | resend | export | forget`: what shoppers sent, and where it went
import { openMailFolder } from '../src/platform/mail/mail-folder.ts';
import { findMailFolder } from '../src/platform/mail/open-mailer.ts';
import { openSealer } from '../src/platform/sealing/open-sealer.ts';
import { findSmsFolder } from '../src/platform/sms/open-sms-sender.ts';
import { leadCommands } from './leads/lead-commands.ts';
import { readLeadArguments } from './leads/read-lead-arguments.ts';
import { runAdminCommand } from './lib/run-admin-command.ts';

await runAdminCommand({
  subject: 'The leads',
  afterRestart: 'leads that wait to be delivered are delivered then',
  readArguments: readLeadArguments,
  run: (args, { database, env }) =>
    leadCommands[args.command](args, {
      database,
      mails: openMailFolder(findMailFolder(env)),
      texts: openMailFolder(findSmsFolder(env)),
      sealer: openSealer(env),
      sitesDir: env.SITES_DIR,
      now: new Date(),
      print: console.log,
    }),
});
