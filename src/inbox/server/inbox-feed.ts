import { deskChannel, parseDeskNotice } from '#src/leads/server/desk-channel.ts';
import { numberLeadEvents } from '#src/leads/server/staff-work/lead-events.ts';
import { DomainError } from '#src/lib/domain-error.ts';
import { secondMs } from '#src/lib/durations.ts';
import type { DatabaseService } from '#src/platform/db/database.ts';
import type { StaffScope } from '#src/staff/rules/membership.ts';
import { coalesceRuns } from './coalesce-runs.ts';
import { type FeedMessage, listFeedMessages, readFeedEvents } from './feed-events.ts';

export interface FeedSubscriber {
  readonly siteSlug: string;
  readonly personUuid: string;
  /** Returns what the person may see now; null once their session or access has ended. */
  readonly findScope: () => Promise<StaffScope | null>;
  /** Subscribers with the same scope and last event get the same array, so that it has to be serialised only once. */
  readonly send: (messages: readonly FeedMessage[]) => void;
  readonly close: () => void;
}

export interface InboxFeed {
  /**
   * Sends the events since `afterSeq`, or a reset if there are more than 200, and then new events. If `afterSeq` is
   * null, sends only new events. Throws tooMany if too many streams are open, and notFound if the person has no access
   * to the site.
   */
  readonly subscribe: (subscriber: FeedSubscriber, afterSeq: number | null) => Promise<() => void>;
  readonly countOpen: () => number;
  readonly close: () => Promise<void>;
}

interface Stream extends FeedSubscriber {
  scope: StaffScope;
  sentSeq: number;
  isLive: boolean;
  checkedMs: number;
}

const maxReplayed = 200;
/**
 * Maximum number of events that a stream may be behind in a burst of leads. A stream further behind gets a reset
 * instead.
 */
const maxBehind = 5000;
/** Shortest time between two reads of a site's events, in milliseconds. The events of a burst are sent together. */
const leastPullMs = 100;
const checksPerPoll = 10;
const maxStreamsOfPerson = 20;
const maxStreams = 5000;

export interface InboxFeedOptions {
  readonly database: Pick<DatabaseService, 'interactive' | 'subscribe' | 'onReconnect'>;
  /** Milliseconds between checks for missed notifications and ended sessions; 10,000 by default. */
  readonly pollMs?: number;
  readonly onProblem: (error: unknown) => void;
}

const groupAlike = (streams: readonly Stream[]): readonly (readonly [Stream, ...Stream[]])[] => {
  const groups = new Map<string, [Stream, ...Stream[]]>();
  for (const stream of streams) {
    const key = JSON.stringify([stream.sentSeq, stream.scope.locationIds, stream.scope.categories]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [stream]);
    else group.push(stream);
  }
  return [...groups.values()];
};

export const createInboxFeed = (options: InboxFeedOptions): InboxFeed => {
  const { database, pollMs = 10 * secondMs, onProblem } = options;
  const streams = new Set<Stream>();

  const remove = (stream: Stream): void => {
    if (streams.delete(stream)) stream.close();
  };

  const resetIfFarBehind = (stream: Stream, lastSeq: number): boolean => {
    if (lastSeq - stream.sentSeq <= (stream.isLive ? maxBehind : maxReplayed)) return false;
    stream.sentSeq = lastSeq;
    stream.isLive = true;
    stream.send([{ seq: lastSeq, kind: 'reset', leadUuid: null }]);
    return true;
  };

  const pullOnce = async (siteSlug: string): Promise<void> => {
    const isOfSite = (stream: Stream): boolean => stream.siteSlug === siteSlug;
    if (![...streams].some(isOfSite)) return;
    const lastSeq = await numberLeadEvents(database.interactive, siteSlug);
    const behind = [...streams].filter((stream) => isOfSite(stream) && !resetIfFarBehind(stream, lastSeq));
    const afterSeq = Math.min(...behind.map(({ sentSeq }) => sentSeq));
    const events = afterSeq < lastSeq ? await readFeedEvents(database.interactive, siteSlug, afterSeq, lastSeq) : [];
    for (const alike of groupAlike(behind)) {
      const [{ scope, sentSeq }] = alike;
      const messages = listFeedMessages(events, scope, sentSeq);
      for (const stream of alike) {
        stream.sentSeq = Math.max(sentSeq, lastSeq);
        stream.isLive = true;
        if (messages.length > 0) stream.send(messages);
      }
    }
  };

  const pulls = coalesceRuns(pullOnce, leastPullMs, onProblem);

  const pullAll = (): void => {
    for (const siteSlug of new Set([...streams].map((stream) => stream.siteSlug))) pulls.ask(siteSlug);
  };

  const checkAccess = async (stream: Stream): Promise<void> => {
    stream.checkedMs = performance.now();
    try {
      const scope = await stream.findScope();
      if (scope === null) remove(stream);
      else stream.scope = scope;
    } catch (error) {
      onProblem(error);
    }
  };

  const unsubscribe = database.subscribe(deskChannel, (payload) => {
    const notice = parseDeskNotice(payload);
    if (notice?.kind === 'leadsChanged') pulls.ask(notice.siteSlug);
    if (notice?.kind === 'sessionsEnded') {
      for (const stream of streams) if (stream.personUuid === notice.personUuid) void checkAccess(stream);
    }
  });
  const stopCatchingUp = database.onReconnect(pullAll);
  const poll = setInterval(pullAll, pollMs).unref();
  const stepMs = pollMs / checksPerPoll;
  const check = setInterval(() => {
    const dueMs = performance.now() - pollMs + stepMs;
    for (const stream of streams) if (stream.checkedMs <= dueMs) void checkAccess(stream);
  }, stepMs).unref();

  const assertFewOpen = ({ personUuid }: FeedSubscriber): void => {
    const ofPerson = [...streams].filter((stream) => stream.personUuid === personUuid);
    if (streams.size >= maxStreams || ofPerson.length >= maxStreamsOfPerson)
      throw new DomainError('tooMany', 'The desk is open on too many screens. Please close some.');
  };

  return {
    subscribe: async (subscriber, afterSeq) => {
      assertFewOpen(subscriber);
      const scope = await subscriber.findScope();
      if (scope === null) throw new DomainError('notFound', 'There’s nothing at this address.');
      const lastSeq = await numberLeadEvents(database.interactive, subscriber.siteSlug);
      // Other streams may have opened during the query.
      assertFewOpen(subscriber);
      const stream = {
        ...subscriber,
        scope,
        sentSeq: Math.min(afterSeq ?? lastSeq, lastSeq),
        isLive: false,
        // Spreads out the checks of screens that connect at the same moment, such as after a restart.
        checkedMs: performance.now() - Math.random() * pollMs,
      };
      streams.add(stream);
      pulls.ask(subscriber.siteSlug);
      return () => void streams.delete(stream);
    },
    countOpen: () => streams.size,
    close: async () => {
      pulls.stop();
      clearInterval(poll);
      clearInterval(check);
      unsubscribe();
      stopCatchingUp();
      for (const stream of streams) remove(stream);
      await pulls.waitForAll();
    },
  };
};
