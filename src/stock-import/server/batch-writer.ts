import type { VehicleRow } from '#src/vehicle/server/vehicle-row.ts';

/** Characters after which a batch is written: about 800 KB, because nearly all characters are ASCII. */
const batchCharacters = 800_000;
const maxPendingBatches = 2;

export class BatchWriter {
  readonly #write: (rows: readonly VehicleRow[]) => Promise<void>;
  #rows: VehicleRow[] = [];
  #characters = 0;
  #pending: Promise<void>[] = [];
  #lastWrite: Promise<void> = Promise.resolve();

  constructor(write: (rows: readonly VehicleRow[]) => Promise<void>) {
    this.#write = write;
  }

  /** Resolves once at most two writes are pending, which limits the memory that waiting rows take. */
  async add(row: VehicleRow): Promise<void> {
    this.#rows.push(row);
    this.#characters += row.recordJson.length;
    if (this.#characters < batchCharacters) return;
    this.#startBatch();
    if (this.#pending.length > maxPendingBatches) await this.#pending.shift();
  }

  async finish(): Promise<void> {
    this.#startBatch();
    await this.#lastWrite;
  }

  #startBatch(): void {
    const rows = this.#rows;
    this.#rows = [];
    this.#characters = 0;
    this.#lastWrite = this.#lastWrite.then(() => this.#write(rows));
    // `add` or `finish` throws the error when it awaits the write. Until then, Node.js would report an unhandled
    // rejection.
    this.#lastWrite.catch(() => undefined);
    this.#pending.push(this.#lastWrite);
  }
}
