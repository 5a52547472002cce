export interface MailFile {
  readonly name: string;
  readonly contentType: string;
  readonly content: string;
}

export interface MailMessage {
  /** Idempotency key: an email that is sent again has the same id. */
  readonly id: string;
  readonly fromName: string;
  readonly to: string;
  readonly replyTo: string | null;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly files?: readonly MailFile[];
  /** One-click unsubscribe (RFC 8058). Left out of emails about the reader's own request. */
  readonly unsubscribeUrl?: string;
}

export interface Mailer {
  /**
   * Resolves once a server has accepted the email or, without a server, its file is written. Rejects if that isn't
   * certain.
   */
  readonly send: (message: MailMessage) => Promise<void>;
  /** True if emails only become files, so that nobody receives them. */
  readonly writesFiles?: boolean;
}
