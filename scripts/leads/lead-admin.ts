import type { MailFolder } from '../../src/platform/mail/mail-folder.ts';
import type { Sealer } from '../../src/platform/sealing/create-sealer.ts';
import type { AdminContext } from '../lib/run-admin-command.ts';

export interface LeadAdmin extends AdminContext {
  readonly mails: MailFolder;
  /** Text messages stored as files. */
  readonly texts: MailFolder;
  /** Decrypts finance applications. */
  readonly sealer: Sealer;
}
