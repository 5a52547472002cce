interface SmtpFailure extends Error {
  readonly command?: string;
  readonly responseCode?: number;
  readonly response?: string;
}

/** RFC 5321: 550 is an unknown mailbox, 551 a moved mailbox, and 553 a malformed address. */
const refusals = new Set([550, 551, 553]);

/**
 * Enhanced codes for a bad recipient address (RFC 3463 and 7505). Excludes 5.1.7 and 5.1.8, which are about the
 * sender's address.
 */
const wrongRecipient = /^5\.1\.(?:[0-6]|10)$/;

/**
 * Prefers an enhanced code such as 5.1.1 to the SMTP code, because a server that refuses every recipient also responds
 * with 550.
 */
export const isAddressRefused = (error: unknown): error is SmtpFailure & { readonly responseCode: number } => {
  const { command, responseCode = 0, response = '' } = error as SmtpFailure;
  if (command !== 'RCPT TO' || responseCode < 500) return false;
  const [, reason] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? [];
  return reason === undefined ? refusals.has(responseCode) : wrongRecipient.test(reason);
};
