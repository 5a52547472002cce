import { within } from '#src/platform/jobs/within.ts';
import type { KeepReservation } from './create-keeper.ts';
import type { ReservationStore } from './reservation-store.ts';

export interface StartKeeperOptions {
  readonly store: Pick<ReservationStore, 'claimDue'>;
  readonly keep: KeepReservation;
  /** Hears that what is due cannot be read or written. */
  readonly onProblem: (error: unknown) => void;
  /** Milliseconds between looks; a hold ends to the second. */
  readonly intervalMs?: number;
  readonly readClock?: () => Date;
}

/** Reservations that one look takes at most. */
const maxBatch = 20;
/** For how long a reservation is one process's own, in milliseconds. */
const leaseMs = 60_000;
/** How long an end waits for what is under way, in milliseconds. */
const stopPatienceMs = 2_000;

/** Looks after reservations whose time has come, until it is stopped. @spec B9.28 */
export const startKeeper = (options: StartKeeperOptions): { readonly stop: () => Promise<void> } => {
  const { store, keep, onProblem, intervalMs = 1_000, readClock = () => new Date() } = options;
  let looking: Promise<void> | undefined;
  const look = async (): Promise<void> => {
    const due = await store.claimDue(readClock(), maxBatch, leaseMs);
    await Promise.all(due.map((reservation) => keep(reservation)));
  };
  const timer = setInterval(() => {
    looking ??= look()
      .catch(onProblem)
      .finally(() => {
        looking = undefined;
      });
  }, intervalMs);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await within(stopPatienceMs, looking ?? Promise.resolve()).catch(() => undefined);
    },
  };
};
