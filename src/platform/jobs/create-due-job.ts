import type { Job } from './start-jobs.ts';

export interface DueJobOptions<Row> {
  readonly name: string;
  readonly store: {
    readonly claimDue: (now: Date, limit: number, leaseMs: number) => Promise<readonly Row[]>;
  };
  readonly prepare: (now: Date) => Promise<void>;
  /** Must be safe to interrupt and to run again. */
  readonly process: (row: Row) => Promise<unknown>;
}

const maxBatch = 20;
const leaseMs = 60_000;
const intervalMs = 1_000;

/** @spec B9.28, L2.16 */
export const createDueJob = <Row>({ name, store, prepare, process }: DueJobOptions<Row>): Job => {
  let isPrepared = false;
  return {
    name,
    intervalMs,
    run: async () => {
      if (!isPrepared) await prepare(new Date());
      isPrepared = true;
      const due = await store.claimDue(new Date(), maxBatch, leaseMs);
      await Promise.all(due.map((row) => process(row)));
    },
  };
};
