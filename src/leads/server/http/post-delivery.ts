import type { GuardedRequest } from '#src/platform/egress/create-guarded-request.ts';
import { DeliveryError } from '../delivery-error.ts';

/** What is sent to an https address. */
export interface DeliveryPost {
  readonly url: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The place says that it is gone for good. */
const goneStatus = 410;

/**
 * Sends a delivery; rejects unless its receiver says that it has it. No redirect is followed. 'Gone' ends a delivery; every
 * other refusal is tried again, since the leads of a wrong secret or address are wanted once it is mended.
 */
export const postDelivery = async (ask: GuardedRequest, { url, body, headers }: DeliveryPost): Promise<void> => {
  const answer = await ask(new URL(url), { method: 'POST', headers, body, isStatusEnough: true });
  if (answer.kind === 'refused') throw new DeliveryError(`The place could not be asked: ${answer.reason}.`);
  const { status } = answer;
  if (status >= 200 && status <= 299) return;
  throw new DeliveryError(`The place answered ${status}.`, { responseCode: status, isFinal: status === goneStatus });
};
