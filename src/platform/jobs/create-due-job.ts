import type { Job } from './start-jobs.ts';

export interface DueJobOptions<Row> {
  readonly name: string;
  readonly store: {
    /** Claims due rows under a lease. No other process gets the rows until the lease ends. */
    readonly claimDue: (now: Date, limit: number, leaseMs: number) => Promise<readonly Row[]>;
  };
  /** Performs the due step of a row. The step must be safe to interrupt and to run again. */
  readonly process: (row: Row) => Promise<unknown>;
}

const maxBatch = 20;
const leaseMs = 60_000;
const intervalMs = 1_000;

/** Processes rows whose time has come, such as reservations and payments. @spec B9.28, L2.16 */
export const createDueJob = <Row>({ name, store, process }: DueJobOptions<Row>): Job => ({
  name,
  intervalMs,
  run: async () => {
    const due = await store.claimDue(new Date(), maxBatch, leaseMs);
    await Promise.all(due.map((row) => process(row)));
  },
});
