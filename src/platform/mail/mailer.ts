export interface MailFile {
  readonly name: string;
  /** 'text/calendar; charset=utf-8' */
  readonly contentType: string;
  readonly content: string;
}

export interface MailMessage {
  /** The same whenever the same mail is sent again, so that its receiver can tell. */
  readonly id: string;
  /** Whom the mail speaks for. */
  readonly fromName: string;
  readonly to: string;
  /** Where an answer goes; null is back to the sender. */
  readonly replyTo: string | null;
  readonly subject: string;
  readonly text: string;
  /** The same for programs that draw it. */
  readonly html?: string;
  readonly files?: readonly MailFile[];
  /** Where a mail program says that its reader wants no more of these (RFC 8058); none for what is about a request of theirs alone. */
  readonly unsubscribeUrl?: string;
}

export interface Mailer {
  /** Resolves once another has taken the mail over; rejects when nobody is known to have. */
  readonly send: (message: MailMessage) => Promise<void>;
}
