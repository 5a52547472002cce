import { createHmac } from 'node:crypto';
import { readRetryAfter } from '#src/leads/rules/choose-retry-pause.ts';
import type { GuardedRequest } from '#src/platform/egress/create-guarded-request.ts';
import { DeliveryError } from '../delivery-error.ts';

export interface WebhookClient {
  readonly ask: GuardedRequest;
  readonly readClock: () => Date;
}

interface DeliveryPost {
  readonly url: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

const goneStatus = 410;

/**
 * Throws a DeliveryError unless the recipient responds with 2xx. Only a 410 Gone is final, because a wrong secret or
 * address can be corrected.
 */
export const postDelivery = async (
  { ask, readClock }: WebhookClient,
  { url, body, headers }: DeliveryPost,
): Promise<void> => {
  const answer = await ask(new URL(url), { method: 'POST', headers, body, isStatusEnough: true });
  if (answer.kind === 'refused') throw new DeliveryError(`The request failed: ${answer.reason}.`);
  const { status, retryAfter = '' } = answer;
  if (status >= 200 && status <= 299) return;
  throw new DeliveryError(`The recipient responded with ${status}.`, {
    responseCode: status,
    askedPauseMs: readRetryAfter(retryAfter, readClock()),
    isFinal: status === goneStatus,
  });
};

/** Returns `t=SECONDS,v1=HEX`. The signed time lets a receiver refuse replays. @spec D.32 */
export const signWebhook = (body: string, secret: string, now: Date): string => {
  const seconds = Math.floor(now.getTime() / 1000);
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${signature}`;
};
