import { apiPaths } from '#src/lib/api-paths.ts';
import { recordCampaign } from '#src/lib/landing-campaign.ts';
import { subscribeToEvents } from '#src/lib/track-event.ts';
import { recordVisitedPage } from '#src/lib/visited-pages.ts';
import { maxPathLength } from '../rules/tracking-limits.ts';
import { forwardToAnalytics } from './analytics.ts';
import { type BatchOutcome, createEventSender } from './create-event-sender.ts';
import { createEventOutbox, type OutgoingEvent } from './event-outbox.ts';

/** Without a limit, a hanging request would block all other events. */
const timeoutMs = 30_000;
const passingStatuses: readonly number[] = [408, 429];

const findStorage = (): Storage | undefined => {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
};

const makeUuid = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const toBody = (events: readonly OutgoingEvent[]): string => JSON.stringify({ events });

const send = async (events: readonly OutgoingEvent[]): Promise<BatchOutcome> => {
  const { ok, status } = await fetch(apiPaths.events, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: toBody(events),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (ok) return 'accepted';
  return status >= 400 && status < 500 && !passingStatuses.includes(status) ? 'refused' : 'failed';
};

const sendOnLeave = (events: readonly OutgoingEvent[]): void => {
  navigator.sendBeacon(apiPaths.events, new Blob([toBody(events)], { type: 'application/json' }));
};

export const startTracking = (analyticsId: string | null): void => {
  const sender = createEventSender({
    outbox: createEventOutbox(findStorage()),
    send,
    sendOnLeave,
    makeUuid,
    getPath: () => location.pathname.slice(0, maxPathLength),
  });
  subscribeToEvents((event) => {
    sender.add(event);
    if (analyticsId !== null) forwardToAnalytics(analyticsId, event);
  });
  sender.resume();
  recordVisitedPage(location.pathname);
  recordCampaign(location.search);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') sender.leave();
  });
  window.addEventListener('pagehide', () => sender.leave());
  window.addEventListener('online', () => sender.resume());
};
