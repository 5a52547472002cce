import { setTimeout as wait } from 'node:timers/promises';
import type { SmsMessage, SmsSender } from './sms-sender.ts';

export interface SmsQueueOptions {
  readonly sender: SmsSender;
  readonly onGivenUp: (messageId: string, reason: string) => void;
  readonly pausesMs?: readonly number[];
}

export interface SmsQueue {
  readonly take: (message: SmsMessage) => void;
  readonly close: () => Promise<void>;
}

const codePausesMs = [1000, 4000, 10_000];

/** Sends in the background, because the response time would otherwise reveal which phone numbers exist. @spec D.28 */
export const createSmsQueue = ({ sender, onGivenUp, pausesMs = codePausesMs }: SmsQueueOptions): SmsQueue => {
  const inFlight = new Set<Promise<void>>();
  const ending = new AbortController();

  const deliver = async (message: SmsMessage): Promise<void> => {
    for (const pauseMs of [...pausesMs, null]) {
      const outcome = await sender.send(message);
      if (outcome.kind === 'sent') return;
      if (!outcome.isRetryable || pauseMs === null) return onGivenUp(message.id, outcome.reason);
      const isAwake = await wait(pauseMs, true, { signal: ending.signal }).catch(() => false);
      if (!isAwake) return onGivenUp(message.id, outcome.reason);
    }
  };

  return {
    take: (message) => {
      const delivery = deliver(message)
        .catch(() => onGivenUp(message.id, 'the sender threw'))
        .finally(() => inFlight.delete(delivery));
      inFlight.add(delivery);
    },
    close: async () => {
      ending.abort();
      await Promise.all(inFlight);
    },
  };
};
