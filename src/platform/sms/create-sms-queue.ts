import { setTimeout as wait } from 'node:timers/promises';
import type { SmsMessage, SmsSender } from './sms-sender.ts';

export interface SmsQueueOptions {
  readonly sender: SmsSender;
  /** Told of a message that is given up; the reason holds neither number nor text. */
  readonly onGivenUp: (messageId: string, reason: string) => void;
  /** Between one try and the next. */
  readonly pausesMs?: readonly number[];
}

export interface SmsQueue {
  readonly take: (message: SmsMessage) => void;
  /** Waits for what is being sent, and tries nothing again. */
  readonly close: () => Promise<void>;
}

/** A code is of use for minutes: what is later than this is of none. */
const codePausesMs = [1000, 4000, 10_000];

/**
 * Sends in the background, with a few tries: an answer that waited for a provider would take another time for another number.
 * What a process that ends had not sent is asked for again by the caller that waits for it. @spec D.28
 */
export const createSmsQueue = ({ sender, onGivenUp, pausesMs = codePausesMs }: SmsQueueOptions): SmsQueue => {
  const underWay = new Set<Promise<void>>();
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
        .finally(() => underWay.delete(delivery));
      underWay.add(delivery);
    },
    close: async () => {
      ending.abort();
      await Promise.all(underWay);
    },
  };
};
