import type { Env } from '../../src/platform/env.ts';
import { type MailFolder, openMailFolder } from '../../src/platform/mail/mail-folder.ts';
import { findMailFolder } from '../../src/platform/mail/open-mailer.ts';
import type { Sealer } from '../../src/platform/sealing/create-sealer.ts';
import { openSealer } from '../../src/platform/sealing/open-sealer.ts';
import { findSmsFolder } from '../../src/platform/sms/open-sms-sender.ts';
import type { AdminContext } from '../lib/run-admin-command.ts';

export interface LeadAdmin extends AdminContext {
  readonly mails: MailFolder;
  readonly texts: MailFolder;
  readonly sealer: Sealer;
}

export const openLeadAdmin = (context: AdminContext, env: Env): LeadAdmin => ({
  ...context,
  mails: openMailFolder(findMailFolder(env)),
  texts: openMailFolder(findSmsFolder(env)),
  sealer: openSealer(env),
});
