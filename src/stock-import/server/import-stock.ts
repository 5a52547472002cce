import { sql } from 'drizzle-orm';
import type { DatabaseService } from '#src/platform/db/database.ts';
import { changeStock, type StockChange } from '#src/vehicle/server/change-stock.ts';
import type { VehicleRow } from '#src/vehicle/server/vehicle-row.ts';
import type { ResolveLocation } from '../rules/complete-feed-record.ts';
import type { MissingPolicy, Refusal, Warning } from '../rules/row-remark.ts';
import { planRow } from './plan-row.ts';
import { FeedFileError, type FeedFormat, readFeed } from './read-feed.ts';
import { applyMissingPolicy, loadStockOnHand, type StockOnHand } from './stock-on-hand.ts';

export interface ImportStockOptions {
  readonly database: Pick<DatabaseService, 'primary'>;
  readonly siteSlug: string;
  readonly source: AsyncIterable<Buffer>;
  readonly format: FeedFormat;
  readonly missing?: MissingPolicy;
  readonly resolveLocation: ResolveLocation;
  /** Unix milliseconds, defaulting to the clock. Decides which dates lie in the future and when a car was sold. */
  readonly nowMs?: number;
  readonly onProgress?: (progress: ImportProgress) => void;
  readonly onRefusal?: (refusal: Refusal) => void;
  readonly onWarning?: (warning: Warning) => void;
  readonly onUnknownHeadings?: (headings: readonly string[]) => void;
}

export interface ImportProgress {
  readonly bytes: number;
  readonly rows: number;
}

/** Results of an import. `refused` and `warned` count rows, the others count cars. */
export interface ImportSummary {
  readonly rows: number;
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly refused: number;
  readonly warned: number;
  readonly missing: number;
  /** True when a row's stock number was unreadable. Any car could be that row's, so the policy was not applied. */
  readonly wasMissingPolicySkipped: boolean;
  readonly stockVersion: number;
}

type Counts = { -readonly [Name in 'rows' | 'added' | 'changed' | 'unchanged' | 'refused' | 'warned']: number };

const countOf = { add: 'added', change: 'changed', unchanged: 'unchanged' } as const;

interface Reading {
  readonly counts: Counts;
  readonly hasUnknownCars: boolean;
}

/** Bytes of JSON per batch. Reading continues while a batch is written. */
const batchBytes = 800_000;

const mostBatchesWaiting = 2;

class BatchWriter {
  readonly #write: (rows: readonly VehicleRow[]) => Promise<void>;
  #rows: VehicleRow[] = [];
  #bytes = 0;
  #waiting: Promise<void>[] = [];
  #lastWrite: Promise<void> = Promise.resolve();

  constructor(write: (rows: readonly VehicleRow[]) => Promise<void>) {
    this.#write = write;
  }

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
    // The failure is thrown where the promise is awaited. Until then it must not count as unhandled.
    this.#lastWrite.catch(() => undefined);
    this.#waiting.push(this.#lastWrite);
  }
}

const readRows = async (options: ImportStockOptions, change: StockChange, stock: StockOnHand): Promise<Reading> => {
  const counts: Counts = { rows: 0, added: 0, changed: 0, unchanged: 0, refused: 0, warned: 0 };
  const writer = new BatchWriter(change.writeRows);
  const context = { change, stock, resolveLocation: options.resolveLocation, nowMs: change.now.getTime() };
  let hasUnknownCars = false;
  let bytes = 0;
  const feed = readFeed({
    source: options.source,
    format: options.format,
    onBytes: (count) => {
      bytes += count;
      options.onProgress?.({ bytes, rows: counts.rows });
    },
    ...(options.onUnknownHeadings && { onUnknownHeadings: options.onUnknownHeadings }),
  });
  for await (const rows of feed) {
    for (const row of rows) {
      counts.rows += 1;
      const planned = planRow(row, context);
      if (planned.kind === 'refuse') {
        counts.refused += 1;
        hasUnknownCars ||= planned.refusals.some(({ stockNumber }) => stockNumber === null);
        for (const refusal of planned.refusals) options.onRefusal?.(refusal);
        continue;
      }
      counts[countOf[planned.kind]] += 1;
      if (planned.warnings.length > 0) counts.warned += 1;
      for (const warning of planned.warnings) options.onWarning?.(warning);
      if (planned.kind !== 'unchanged') await writer.add(planned.write);
    }
  }
  await writer.finish();
  return { counts, hasUnknownCars };
};

const assertSomethingValid = ({ rows, refused }: Counts): void => {
  if (rows === 0) throw new FeedFileError('empty', 'The file has no rows.');
  if (refused === rows) throw new FeedFileError('nothingValid', `None of the ${rows} rows is valid.`);
};

/**
 * Brings a site's stock in line with a feed, in one transaction. Refuses faulty rows and stores the rest. Throws
 * FeedFileError and changes nothing when the file as a whole is broken. Idempotent.
 */
export const importStock = async (options: ImportStockOptions): Promise<ImportSummary> => {
  const { database, siteSlug, missing: policy = 'keep', nowMs = Date.now() } = options;
  const { result, stockVersion } = await changeStock(
    database.primary,
    siteSlug,
    async (change) => {
      const stock = await loadStockOnHand(change);
      const { counts, hasUnknownCars } = await readRows(options, change, stock);
      assertSomethingValid(counts);
      const wasMissingPolicySkipped = policy !== 'keep' && hasUnknownCars;
      const missing = wasMissingPolicySkipped ? 0 : await applyMissingPolicy(change, stock, policy);
      return { ...counts, missing, wasMissingPolicySkipped };
    },
    new Date(nowMs),
  );
  // A large import invalidates the planner's statistics, and the embedded database has no autovacuum.
  if (result.added + result.changed > 1000) await database.primary.execute(sql`analyze vehicles`);
  return { ...result, stockVersion };
};
