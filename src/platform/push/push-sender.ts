import type { GuardedRequest } from '../egress/create-guarded-request.ts';
import type { VapidKeys } from '../env/sending-variables.ts';

export interface PushSubscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export type PushOutcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'failed'; readonly isRetryable: boolean; readonly reason: string };

/** Failures are outcomes, never exceptions. */
export interface PushSender {
  readonly send: (subscription: PushSubscription, payload: object) => Promise<PushOutcome>;
}

export interface PushSenderOptions {
  readonly openKeys: () => VapidKeys;
  /** A mailto: or https: address for the push services, as VAPID requires. */
  readonly contact: string;
  readonly ask: GuardedRequest;
}

const retryStatuses: readonly number[] = [408, 425, 429];
const validSeconds = 6 * 60 * 60;

const readStatus = (status: number): PushOutcome => {
  if (status >= 200 && status < 300) return { kind: 'sent' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  return {
    kind: 'failed',
    isRetryable: status >= 500 || retryStatuses.includes(status),
    reason: `it responded with ${status}`,
  };
};

export const createPushSender = ({ openKeys, contact, ask }: PushSenderOptions): PushSender => ({
  send: async ({ endpoint, p256dh, auth }, payload) => {
    try {
      const { default: webPush } = await import('web-push');
      const keys = { p256dh, auth };
      const { headers, body } = webPush.generateRequestDetails({ endpoint, keys }, JSON.stringify(payload), {
        vapidDetails: { subject: contact, ...openKeys() },
        TTL: validSeconds,
        urgency: 'high',
        contentEncoding: 'aes128gcm',
      });
      const answer = await ask(new URL(endpoint), {
        method: 'POST',
        headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
        body,
        isStatusEnough: true,
      });
      if (answer.kind === 'answered') return readStatus(answer.status);
      return { kind: 'failed', isRetryable: answer.reason !== 'address', reason: `refused: ${answer.reason}` };
    } catch (error) {
      // The browser's keys can't encrypt, or its address isn't valid.
      return { kind: 'failed', isRetryable: false, reason: error instanceof Error ? error.name : 'unknown' };
    }
  },
});
