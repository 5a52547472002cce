import type { StripeConnection } from './stripe/open-stripe-account.ts';

/** For what goes on behind a page, and comes back to it later where it fails. */
export const patientConnection: StripeConnection = { timeoutMs: 8_000, maxRetries: 2 };

/** For a page, whose reader waits: it says that Stripe cannot be reached, and asks to look again. */
export const hurriedConnection: StripeConnection = { timeoutMs: 3_000, maxRetries: 0 };
