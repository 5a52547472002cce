/** A mail to one address. */
export interface MailMessage {
  /** The same whenever the same mail is sent again, so that its receiver can tell. */
  readonly id: string;
  /** Whom the mail speaks for. */
  readonly fromName: string;
  readonly to: string;
  readonly replyTo: string;
  readonly subject: string;
  readonly text: string;
}

/** Sends mail. */
export interface Mailer {
  /** Resolves once another has taken the mail over; rejects when nobody is known to have. */
  readonly send: (message: MailMessage) => Promise<void>;
}
