import type { VehicleRow } from '#src/vehicle/server/queries.ts';

/** Rows go to the database in batches of this many bytes of JSON, while the next ones are read. */
const batchBytes = 800_000;
const mostBatchesWaiting = 2;

/** Writes batches one after another, and lets the reading go on meanwhile. */
export class BatchWriter {
  readonly #write: (rows: readonly VehicleRow[]) => Promise<void>;
  #rows: VehicleRow[] = [];
  #bytes = 0;
  #waiting: Promise<void>[] = [];
  #lastWrite: Promise<void> = Promise.resolve();

  constructor(write: (rows: readonly VehicleRow[]) => Promise<void>) {
    this.#write = write;
  }

  /** Takes a row; waits when a batch is full while others are still to be written. */
  async add(row: VehicleRow): Promise<void> {
    this.#rows.push(row);
    this.#bytes += row.recordJson.length;
    if (this.#bytes < batchBytes) return;
    this.#startBatch();
    if (this.#waiting.length > mostBatchesWaiting) await this.#waiting.shift();
  }

  async finish(): Promise<void> {
    this.#startBatch();
    await this.#lastWrite;
  }

  #startBatch(): void {
    const rows = this.#rows;
    this.#rows = [];
    this.#bytes = 0;
    this.#lastWrite = this.#lastWrite.then(() => this.#write(rows));
    // A failure is thrown where it is awaited; until then it must not count as unhandled.
    this.#lastWrite.catch(() => undefined);
    this.#waiting.push(this.#lastWrite);
  }
}
