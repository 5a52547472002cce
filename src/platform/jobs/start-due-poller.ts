import { within } from './within.ts';

export interface DuePollerOptions<Row> {
  readonly store: {
    /** Takes rows to look after, each for one process until the lease is over. */
    readonly claimDue: (now: Date, limit: number, leaseMs: number) => Promise<readonly Row[]>;
  };
  /** Does what is due about one row, as far as it goes now. */
  readonly keep: (row: Row) => Promise<unknown>;
  /** Hears that what is due cannot be read or written. */
  readonly onProblem: (error: unknown) => void;
  /** Milliseconds between looks; a hold ends to the second. */
  readonly intervalMs?: number;
  readonly readClock?: () => Date;
}

/** Rows that one look takes at most. */
const maxBatch = 20;
/** For how long a row is one process's own, in milliseconds. */
const leaseMs = 60_000;
/** How long an end waits for what is under way, in milliseconds. */
const stopPatienceMs = 2_000;

/** Looks after rows whose time has come, such as reservations and payments, until it is stopped. @spec B9.28, L2.16 */
export const startDuePoller = <Row>(options: DuePollerOptions<Row>): { readonly stop: () => Promise<void> } => {
  const { store, keep, onProblem, intervalMs = 1_000, readClock = () => new Date() } = options;
  let looking: Promise<void> | undefined;
  const look = async (): Promise<void> => {
    const due = await store.claimDue(readClock(), maxBatch, leaseMs);
    await Promise.all(due.map((row) => keep(row)));
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
