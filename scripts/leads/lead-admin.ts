import type { DatabaseService } from '../../src/platform/db/database.ts';
import type { MailFolder } from '../../src/platform/mail/mail-folder.ts';
import type { Sealer } from '../../src/platform/sealing/create-sealer.ts';

/** What the commands work on. */
export interface LeadAdmin {
  readonly database: DatabaseService;
  readonly mails: MailFolder;
  /** Text messages that are files. */
  readonly texts: MailFolder;
  /** Opens what is sealed of applications for finance. */
  readonly sealer: Sealer;
  readonly sitesDir: string;
  readonly now: Date;
  /** Tells the person at the terminal. */
  readonly print: (line: string) => void;
}
