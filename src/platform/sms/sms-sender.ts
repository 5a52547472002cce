export interface SmsMessage {
  readonly id: string;
  readonly to: string;
  /** In E.164. If undefined, the deployment's own sender is used. */
  readonly from?: string;
  readonly text: string;
  /** The provider drops a message that it can't send within this time. If undefined, its own limit applies. */
  readonly validForSeconds?: number;
}

/** The `reason` never contains the number or the text. */
export type SmsOutcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'failed'; readonly isRetryable: boolean; readonly reason: string };

/** Failures are outcomes, never exceptions. @spec D.28, D.59 */
export interface SmsSender {
  readonly send: (message: SmsMessage) => Promise<SmsOutcome>;
  readonly writesFiles?: boolean;
}
