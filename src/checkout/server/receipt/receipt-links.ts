import { createHmac, timingSafeEqual } from 'node:crypto';
import { createLinkKeyReader } from '#src/leads/server/link-key.ts';
import { dayMs, secondMs } from '#src/lib/durations.ts';
import { isUuid } from '#src/lib/is-uuid.ts';
import type { DatabaseService } from '#src/platform/db/database.ts';
import type { ReservationName } from '../reservation-payable.ts';

const receiptDays = 30;

/** Returns the same moment for all emails about one payment. @spec B9.29 */
export const findReceiptEndMs = ({
  heldUntilMs,
  openedAtMs,
}: {
  readonly heldUntilMs: number | null;
  readonly openedAtMs: number;
}): number => (heldUntilMs ?? openedAtMs) + receiptDays * dayMs;

export interface ReceiptLinks {
  readonly sign: (name: ReservationName, expiresMs: number) => Promise<string>;
  readonly read: (
    siteSlug: string,
    token: string,
    nowMs: number,
  ) => Promise<{ readonly reservationUuid: string; readonly expiresMs: number } | null>;
}

const tokenPattern = /^([\da-f-]{36})\.(\d{1,12})\.([\w-]{43})$/;

const sign = (key: string, siteSlug: string, reservationUuid: string, expiresSeconds: number): string =>
  createHmac('sha256', key).update(`receipt ${siteSlug} ${reservationUuid} ${expiresSeconds}`).digest('base64url');

/** @spec B9.29, D.26 */
export const createReceiptLinks = ({ interactive }: Pick<DatabaseService, 'interactive'>): ReceiptLinks => {
  const readKey = createLinkKeyReader(interactive, 'receipt');
  return {
    sign: async ({ siteSlug, reservationUuid }, expiresMs) => {
      const seconds = Math.floor(expiresMs / secondMs);
      return [reservationUuid, seconds, sign(await readKey(), siteSlug, reservationUuid, seconds)].join('.');
    },
    read: async (siteSlug, token, nowMs) => {
      const [, reservationUuid = '', seconds = '', given = ''] = tokenPattern.exec(token) ?? [];
      const expiresMs = Number(seconds) * secondMs;
      if (!isUuid(reservationUuid) || expiresMs <= nowMs) return null;
      const expected = sign(await readKey(), siteSlug, reservationUuid, Number(seconds));
      return timingSafeEqual(Buffer.from(expected), Buffer.from(given)) ? { reservationUuid, expiresMs } : null;
    },
  };
};
