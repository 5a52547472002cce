import { sql } from 'drizzle-orm';
import { deskChannel, parseDeskNotice } from '#src/leads/server/desk-channel.ts';
import { type LeadEventKind, numberLeadEvents } from '#src/leads/server/lead-events.ts';
import { leadEvents, leadWork } from '#src/leads/server/tables.ts';
import { DomainError } from '#src/lib/domain-error.ts';
import { secondMs } from '#src/lib/durations.ts';
import type { DatabaseService } from '#src/platform/db/database.ts';
import { isInScope, type StaffScope } from '#src/staff/rules/membership.ts';

export interface FeedMessage {
  /** The browser sends it back as Last-Event-ID when it reconnects. */
  readonly seq: number;
  /** 'reset' stands for more events than are replayed one by one. */
  readonly kind: LeadEventKind | 'reset';
  /** Null for a reset. */
  readonly leadUuid: string | null;
}

export interface FeedSubscriber {
  readonly siteSlug: string;
  readonly personUuid: string;
  /** Returns what the person may see now; null once the session or the access is over. */
  readonly findScope: () => Promise<StaffScope | null>;
  readonly send: (message: FeedMessage) => void;
  readonly close: () => void;
}

export interface InboxFeed {
  /**
   * Sends what happened since `afterSeq`, then each event as it's committed. Null starts with the next event. Throws
   * tooMany past the limits of open streams.
   */
  readonly subscribe: (subscriber: FeedSubscriber, afterSeq: number | null) => Promise<() => void>;
  readonly countOpen: () => number;
  /** Closes every stream, and waits for the queries that run. */
  readonly close: () => Promise<void>;
}

interface Stream extends FeedSubscriber {
  scope: StaffScope;
  sentSeq: number;
}

interface EventRow extends Record<string, unknown> {
  readonly seq: string;
  readonly kind: LeadEventKind;
  readonly lead_uuid: string;
  readonly category: string;
  readonly location_id: number | null;
}

const maxReplayed = 200;
const maxStreamsOfPerson = 20;
const maxStreams = 5000;

export interface InboxFeedOptions {
  readonly database: Pick<DatabaseService, 'interactive' | 'subscribe' | 'onReconnect'>;
  /** How often lost notifications and ended sessions are looked for; ten seconds by default. */
  readonly pollMs?: number;
  readonly onProblem: (error: unknown) => void;
}

export const createInboxFeed = (options: InboxFeedOptions): InboxFeed => {
  const { database, pollMs = 10 * secondMs, onProblem } = options;
  const streams = new Set<Stream>();
  const pulls = new Map<string, { readonly state: { again: boolean }; readonly ended: Promise<void> }>();

  const remove = (stream: Stream): void => {
    if (streams.delete(stream)) stream.close();
  };

  /** Events of erased leads are left out. */
  const readEvents = async (siteSlug: string, afterSeq: number, limit: number): Promise<readonly EventRow[]> => {
    const { rows } = await database.interactive.execute<EventRow>(sql`
      SELECT seq, kind, lead_uuid, category, location_id FROM ${leadEvents} JOIN ${leadWork} USING (site_id, lead_uuid)
      WHERE site_id = ${siteSlug} AND seq > ${afterSeq} ORDER BY seq LIMIT ${limit}`);
    return rows;
  };

  const sendTo = (
    stream: Stream,
    { seq, kind, lead_uuid: leadUuid, category, location_id: locationId }: EventRow,
  ): void => {
    if (Number(seq) <= stream.sentSeq) return;
    stream.sentSeq = Number(seq);
    if (isInScope(stream.scope, { category, locationId })) stream.send({ seq: stream.sentSeq, kind, leadUuid });
  };

  const pullOnce = async (siteSlug: string): Promise<void> => {
    const ofSite = [...streams].filter((stream) => stream.siteSlug === siteSlug);
    if (ofSite.length === 0) return;
    const lastSeq = await numberLeadEvents(database.interactive, siteSlug);
    const afterSeq = Math.min(...ofSite.map(({ sentSeq }) => sentSeq));
    const events = await readEvents(siteSlug, afterSeq, maxReplayed + 1);
    if (events.length > maxReplayed) {
      for (const stream of ofSite) {
        stream.sentSeq = lastSeq;
        stream.send({ seq: lastSeq, kind: 'reset', leadUuid: null });
      }
      return;
    }
    for (const event of events) for (const stream of ofSite) sendTo(stream, event);
  };

  const pullWhileAsked = async (siteSlug: string, state: { again: boolean }): Promise<void> => {
    try {
      while (state.again) {
        state.again = false;
        await pullOnce(siteSlug);
      }
    } catch (error) {
      onProblem(error);
    } finally {
      pulls.delete(siteSlug);
    }
  };

  /** At most one query of a site runs at a time; notices meanwhile cause one more. */
  const pull = (siteSlug: string): void => {
    const running = pulls.get(siteSlug);
    if (running !== undefined) {
      running.state.again = true;
      return;
    }
    const state = { again: true };
    pulls.set(siteSlug, { state, ended: pullWhileAsked(siteSlug, state) });
  };

  const pullAll = (): void => {
    for (const siteSlug of new Set([...streams].map((stream) => stream.siteSlug))) pull(siteSlug);
  };

  const checkAccess = async (stream: Stream): Promise<void> => {
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
    if (notice?.kind === 'leadsChanged') pull(notice.siteSlug);
    if (notice?.kind === 'sessionsEnded') {
      for (const stream of streams) if (stream.personUuid === notice.personUuid) void checkAccess(stream);
    }
  });
  const stopCatchingUp = database.onReconnect(pullAll);
  const poll = setInterval(() => {
    pullAll();
    for (const stream of streams) void checkAccess(stream);
  }, pollMs).unref();

  return {
    subscribe: async (subscriber, afterSeq) => {
      const ofPerson = [...streams].filter(({ personUuid }) => personUuid === subscriber.personUuid);
      if (streams.size >= maxStreams || ofPerson.length >= maxStreamsOfPerson)
        throw new DomainError('tooMany', 'Too many screens of the desk are open. Please close some.');
      const scope = await subscriber.findScope();
      if (scope === null) throw new DomainError('notFound', 'There’s nothing at this address.');
      const lastSeq = await numberLeadEvents(database.interactive, subscriber.siteSlug);
      const stream = { ...subscriber, scope, sentSeq: Math.min(afterSeq ?? lastSeq, lastSeq) };
      streams.add(stream);
      pull(subscriber.siteSlug);
      return () => void streams.delete(stream);
    },
    countOpen: () => streams.size,
    close: async () => {
      clearInterval(poll);
      unsubscribe();
      stopCatchingUp();
      for (const stream of streams) remove(stream);
      await Promise.all([...pulls.values()].map(({ ended }) => ended));
    },
  };
};
