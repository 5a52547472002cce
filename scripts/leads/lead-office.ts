import type { DatabaseService } from '../../src/platform/db/database.ts';
import type { KeptMails } from '../../src/platform/mail/kept-mails.ts';

/** What the commands work on. */
export interface LeadOffice {
  readonly database: DatabaseService;
  readonly mails: KeptMails;
  /** Text messages that are files. */
  readonly texts: KeptMails;
  readonly sitesDir: string;
  readonly now: Date;
  /** Tells whoever typed the command. */
  readonly print: (line: string) => void;
}
