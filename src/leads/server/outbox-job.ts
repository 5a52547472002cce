import { cutText } from '#src/lib/text/cut-text.ts';
import type { Job } from '#src/platform/jobs/start-jobs.ts';
import { chooseRetryPause } from '../rules/choose-retry-pause.ts';
import { DeliveryError } from './delivery-error.ts';
import type { Delivery, DeliveryOutcome, DeliveryStore } from './delivery-store.ts';

export interface OutboxOptions {
  readonly store: DeliveryStore;
  /** True if no other process uses this database. All waiting deliveries then become due at startup. */
  readonly isAlone: boolean;
  readonly deliver: (delivery: Delivery) => Promise<'delivered' | 'written'>;
  readonly onFailed: (delivery: Delivery, error: unknown, outcome: DeliveryOutcome['kind']) => void;
  readonly onProblem: (error: unknown) => void;
  readonly intervalMs?: number;
  readonly readClock?: () => Date;
  readonly draw?: () => number;
}

export const outboxJobName = 'outbox';

/** Maximum number of deliveries in flight per process: each can wait for a server that doesn't respond. */
const maxUnderWay = 8;
/** Milliseconds that a claim lasts: longer than any attempt takes. */
const leaseMs = 90_000;
const maxErrorLength = 300;
/** Maximum number of targets in `failing`: every mistyped address can add one. */
const maxFailing = 1_000;
/** A retry due in more milliseconds than this can't be in flight, even on a node whose clock runs ahead. */
const maybeInFlightMs = 2 * leaseMs;

const buildKey = ({ siteSlug, kind, target }: Delivery): string => `${siteSlug} ${kind} ${target}`;

const asksForPause = (error: unknown): boolean => error instanceof DeliveryError && error.askedPauseMs > 0;

/** Leaves out the class name of a DeliveryError, because staff read its message. */
const describeError = (error: unknown): string => {
  const words = error instanceof DeliveryError ? error.message : String(error);
  return cutText(words.toWellFormed().replaceAll('\0', ''), maxErrorLength);
};

const chooseOutcome = (delivery: Delivery, error: unknown, now: Date, chance: number): DeliveryOutcome => {
  const ageMs = now.getTime() - delivery.queuedAt.getTime();
  const { isFinal, askedPauseMs } = error instanceof DeliveryError ? error : { isFinal: false, askedPauseMs: 0 };
  const choice = chooseRetryPause({ attempts: delivery.attempts, ageMs, chance, askedPauseMs });
  const words = describeError(error);
  return choice.kind === 'giveUp' || isFinal
    ? { kind: 'dead', at: now, error: words }
    : { kind: 'postponed', dueAt: new Date(now.getTime() + choice.pauseMs), error: words };
};

export const createOutboxJob = (options: OutboxOptions): Job => {
  const { store, isAlone, deliver, onFailed, onProblem, intervalMs = 5_000 } = options;
  const { readClock = () => new Date(), draw = Math.random } = options;
  const underWay = new Set<Promise<void>>();
  /** Targets whose retries become due as soon as one of their deliveries arrives. */
  const failing = new Set<string>();
  let isFirstRound = true;

  const attempt = async (delivery: Delivery): Promise<DeliveryOutcome> => {
    try {
      const kind = await deliver(delivery);
      return { kind, at: readClock() };
    } catch (error) {
      if (!asksForPause(error) && failing.size < maxFailing) failing.add(buildKey(delivery));
      const outcome = chooseOutcome(delivery, error, readClock(), draw());
      onFailed(delivery, error, outcome.kind);
      return outcome;
    }
  };

  const settle = async (delivery: Delivery, outcome: DeliveryOutcome): Promise<void> => {
    await store.settle(delivery, outcome);
    if (outcome.kind === 'postponed') return;
    const wasFailing = failing.delete(buildKey(delivery));
    if (!wasFailing || outcome.kind !== 'delivered') return;
    const now = readClock();
    await store.hasten(delivery.siteSlug, delivery, now, new Date(now.getTime() + maybeInFlightMs));
  };

  const start = (delivery: Delivery, wake: () => void): void => {
    const work = attempt(delivery)
      .then((outcome) => settle(delivery, outcome))
      .catch(onProblem)
      .finally(() => {
        underWay.delete(work);
        wake();
      });
    underWay.add(work);
  };

  return {
    name: outboxJobName,
    intervalMs,
    startsAtOnce: true,
    run: async ({ wake }) => {
      if (isFirstRound && isAlone) await store.reclaim(readClock());
      isFirstRound = false;
      const room = maxUnderWay - underWay.size;
      if (room === 0) return;
      for (const delivery of await store.claim(readClock(), room, leaseMs)) start(delivery, wake);
    },
    inFlight: () => Promise.all(underWay),
  };
};
