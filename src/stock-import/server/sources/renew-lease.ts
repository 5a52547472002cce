import { minuteMs } from '#src/lib/durations.ts';
import type { ClaimedSource, FeedSourceStore } from './feed-source-store.ts';

export const leaseMs = 15 * minuteMs;
/** A third of the lease, so that one failed renewal doesn't lose it. */
const renewEveryMs = leaseMs / 3;

export interface RenewedLease {
  readonly end: () => Promise<ClaimedSource>;
}

interface LeaseOptions {
  readonly store: Pick<FeedSourceStore, 'renew'>;
  readonly onProblem: (error: unknown) => void;
  readonly readClock: () => Date;
}

export const renewLease = ({ store, onProblem, readClock }: LeaseOptions, claimed: ClaimedSource): RenewedLease => {
  let held = claimed;
  let renewing = Promise.resolve();
  const renew = async (): Promise<void> => {
    held = await store.renew(held, readClock(), leaseMs);
  };
  const timer = setInterval(() => {
    renewing = renewing.then(renew).catch(onProblem);
  }, renewEveryMs);
  return {
    end: async () => {
      clearInterval(timer);
      await renewing;
      return held;
    },
  };
};
