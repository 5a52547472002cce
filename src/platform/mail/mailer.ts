export interface MailFile {
  readonly name: string;
  readonly contentType: string;
  readonly content: string | Uint8Array;
}

export interface MailMessage {
  /** Idempotency key: a retry has the same id. */
  readonly id: string;
  readonly fromName: string;
  readonly to: string;
  readonly replyTo: string | null;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly files?: readonly MailFile[];
  readonly inReplyTo?: string;
  /** For one-click unsubscribe (RFC 8058). */
  readonly unsubscribeUrl?: string;
}

export interface Mailer {
  /**
   * Resolves once the mail server has accepted the email. Without a mail server, the email is written to a file. If
   * this rejects, the server may still have accepted the email.
   */
  readonly send: (message: MailMessage) => Promise<void>;
  readonly writesFiles?: boolean;
}
