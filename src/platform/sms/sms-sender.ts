export interface SmsMessage {
  /** The same whenever the same message is sent again. */
  readonly id: string;
  /** E.164. */
  readonly to: string;
  readonly text: string;
}

/** Whether another took a message over. No reason holds the number or the text. */
export type SmsOutcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'failed'; readonly isRetryable: boolean; readonly reason: string };

/** Sends text messages; whatever goes wrong is an outcome. @spec D.28, D.59 */
export interface SmsSender {
  readonly send: (message: SmsMessage) => Promise<SmsOutcome>;
}
