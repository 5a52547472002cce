import { dayMs } from '#src/lib/durations.ts';

/** Counted from the end of the hold. */
const receiptDays = 30;

/** When a receipt's link expires, in milliseconds; the same for every mail about one payment. @spec B9.29 */
export const findReceiptEndMs = ({
  heldUntilMs,
  openedAtMs,
}: {
  readonly heldUntilMs: number | null;
  readonly openedAtMs: number;
}): number => (heldUntilMs ?? openedAtMs) + receiptDays * dayMs;
