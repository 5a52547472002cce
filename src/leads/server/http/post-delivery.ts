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

/** The place says that it is gone for good. */
const goneStatus = 410;

/**
 * Sends a delivery; rejects unless its receiver says that it has it. No redirect is followed. 'Gone' ends a delivery; every
 * other refusal is tried again, since the leads of a wrong secret or address are wanted once it is mended,
 * and no sooner than the place asks for.
 */
export const postDelivery = async (
  { ask, readClock }: WebhookClient,
  { url, body, headers }: DeliveryPost,
): Promise<void> => {
  const answer = await ask(new URL(url), { method: 'POST', headers, body, isStatusEnough: true });
  if (answer.kind === 'refused') throw new DeliveryError(`The place could not be asked: ${answer.reason}.`);
  const { status, retryAfter = '' } = answer;
  if (status >= 200 && status <= 299) return;
  throw new DeliveryError(`The place answered ${status}.`, {
    responseCode: status,
    askedPauseMs: readRetryAfter(retryAfter, readClock()),
    isFinal: status === goneStatus,
  });
};

/**
 * The signature of a webhook: `t=SECONDS,v1=HEX`, the HMAC-SHA256 of the time, a dot and the body as it is sent. With the time
 * in it a receiver can refuse what somebody recorded and sends again. @spec D.32
 */
export const signWebhook = (body: string, secret: string, now: Date): string => {
  const seconds = Math.floor(now.getTime() / 1000);
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${signature}`;
};
