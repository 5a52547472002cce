import type { TrackedEvent } from '#src/lib/track-event.ts';
import { maxEventsPerBatch, maxMessageBytes } from '../rules/tracking-limits.ts';
import type { EventOutbox, OutgoingEvent } from './event-outbox.ts';

export type BatchOutcome = 'accepted' | 'refused' | 'failed';

export interface EventSenderOptions {
  readonly outbox: EventOutbox;
  readonly send: (events: readonly OutgoingEvent[]) => Promise<BatchOutcome>;
  readonly sendOnLeave: (events: readonly OutgoingEvent[]) => void;
  readonly makeUuid: () => string;
  readonly getPath: () => string;
  readonly batchPauseMs?: number;
}

const firstRetryMs = 5_000;
const longestRetryMs = 5 * 60_000;

const isTooLong = (events: readonly OutgoingEvent[]): boolean =>
  new Blob([JSON.stringify({ events })]).size > maxMessageBytes;

/** @spec B7.23, B7.33, D.24 */
export const createEventSender = (options: EventSenderOptions) => {
  const { outbox, send, batchPauseMs = 1_000 } = options;
  let isPlanned = false;
  let isSending = false;
  let retryMs = firstRetryMs;

  const listBatch = (): readonly OutgoingEvent[] => {
    let events = outbox.list(maxEventsPerBatch);
    while (events.length > 1 && isTooLong(events)) events = events.slice(0, events.length / 2);
    return events;
  };

  const plan = (pauseMs: number): void => {
    if (isPlanned) return;
    isPlanned = true;
    setTimeout(() => {
      isPlanned = false;
      void flush();
    }, pauseMs);
  };

  const settle = (outcome: BatchOutcome, events: readonly OutgoingEvent[]): void => {
    if (outcome === 'failed') {
      console.warn("Tracking events couldn't be sent. They'll be sent again later.");
      plan(retryMs);
      retryMs = Math.min(retryMs * 2, longestRetryMs);
      return;
    }
    if (outcome === 'refused') console.warn('Tracking events were refused.');
    retryMs = firstRetryMs;
    outbox.remove(events);
    // The pause prevents a flood of requests if the browser fails to remove sent events.
    if (outbox.list(1).length > 0) plan(batchPauseMs);
  };

  const flush = async (): Promise<void> => {
    const events = listBatch();
    if (isSending || events.length === 0) return;
    isSending = true;
    const outcome = await send(events).catch((): BatchOutcome => 'failed');
    isSending = false;
    settle(outcome, events);
  };

  return {
    add: ({ id, carId, details }: TrackedEvent): void => {
      outbox.add({
        id,
        event_uuid: options.makeUuid(),
        at: new Date().toISOString(),
        path: options.getPath(),
        ...(carId !== undefined && { car_id: carId }),
        ...(details !== undefined && { details }),
      });
      plan(batchPauseMs);
    },
    resume: (): void => {
      if (outbox.list(1).length > 0) plan(batchPauseMs);
    },
    leave: (): void => {
      const events = listBatch();
      // Events stay in the outbox. The next page sends them again, and the server stores each once.
      if (events.length > 0) options.sendOnLeave(events);
    },
  };
};
