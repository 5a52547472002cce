import type { DatabaseService } from '../../src/platform/db/database.ts';
import type { KeptMails } from '../../src/platform/mail/kept-mails.ts';
import type { Sealer } from '../../src/platform/sealing/create-sealer.ts';

/** What the commands work on. */
export interface LeadOffice {
  readonly database: DatabaseService;
  readonly mails: KeptMails;
  /** Text messages that are files. */
  readonly texts: KeptMails;
  /** Opens what is sealed of applications for finance. */
  readonly sealer: Sealer;
  readonly sitesDir: string;
  readonly now: Date;
  /** Tells the person at the terminal. */
  readonly print: (line: string) => void;
}
