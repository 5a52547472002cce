import type { Database } from '#src/platform/db/database.ts';
import { changeStock, type StockChange } from '#src/vehicle/server/change-stock.ts';
import { buildVehicleRow, isSoldVehicle, type VehicleRow } from '#src/vehicle/server/vehicle-row.ts';
import { chooseFreeSlug } from '../rules/build-slug.ts';
import { holdRowFields } from '../rules/hold-row-fields.ts';
import type { MissingPolicy } from '../rules/row-remark.ts';
import { type FeedPassOptions, runFeedPass } from './feed-pass.ts';
import { type PlanContext, type PlannedRow, startPass } from './plan-row.ts';
import { applyMissingPolicy, loadRecords, type StockOnHand } from './stock-on-hand.ts';
import type { FeedSurvey } from './survey-feed.ts';

/** Rows go to the database in batches of this many bytes of JSON, while the next ones are read. */
const batchBytes = 800_000;
const maxPendingBatches = 2;

/** Writes batches one after another while reading continues. */
class BatchWriter {
  readonly #write: (rows: readonly VehicleRow[]) => Promise<void>;
  #rows: VehicleRow[] = [];
  #bytes = 0;
  #pending: Promise<void>[] = [];
  #lastWrite: Promise<void> = Promise.resolve();

  constructor(write: (rows: readonly VehicleRow[]) => Promise<void>) {
    this.#write = write;
  }

  /** Waits when a batch is full and too many others are still to be written. */
  async add(row: VehicleRow): Promise<void> {
    this.#rows.push(row);
    this.#bytes += row.recordJson.length;
    if (this.#bytes < batchBytes) return;
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
    this.#bytes = 0;
    this.#lastWrite = this.#lastWrite.then(() => this.#write(rows));
    // A failure is thrown where it is awaited; until then it must not count as unhandled.
    this.#lastWrite.catch(() => undefined);
    this.#pending.push(this.#lastWrite);
  }
}

export interface ApplyFeedOptions {
  readonly database: Database;
  readonly siteSlug: string;
  readonly feed: FeedPassOptions['feed'];
  readonly context: Omit<PlanContext, 'stock' | 'pass' | 'hold'>;
  readonly stock: StockOnHand;
  readonly survey: FeedSurvey;
  readonly missing: MissingPolicy;
  readonly now: Date;
}

type Hold = NonNullable<PlanContext['hold']>;

/** Loads the records behind everything that is held, and returns what puts their fields back into a row. */
const prepareHold = async (change: StockChange, { stock, survey }: ApplyFeedOptions): Promise<Hold | undefined> => {
  const { fieldsByKey, fieldsOfAll } = survey.holds;
  if (fieldsByKey.size === 0 && fieldsOfAll.length === 0) return undefined;
  const keys = fieldsOfAll.length > 0 ? stock.byStockKey.keys() : fieldsByKey.keys();
  const ids = [...keys].flatMap((key) => stock.byStockKey.get(key)?.id ?? []);
  const records = await loadRecords(change, ids);
  return (key, input) => {
    const known = stock.byStockKey.get(key);
    const own = fieldsByKey.get(key) ?? [];
    // A new vehicle has nothing to keep: its columns are absent anyway, and a price held back is left out.
    if (known === undefined) return own.length === 0 ? input : holdRowFields(input, {}, own);
    const held = [...own, ...fieldsOfAll];
    return held.length === 0 ? input : holdRowFields(input, records.get(known.id) ?? {}, held);
  };
};

/** Gives new vehicles an id and a free slug; known ones keep theirs. */
const createRowBuilder = (change: StockChange, { stock, survey }: ApplyFeedOptions) => {
  const slugs = new Set(stock.slugs);
  const { fieldsByKey, fieldsOfAll } = survey.holds;
  return ({ vehicle, known, key, hasOwnId, feedHash, recordJson }: Extract<PlannedRow, { kind: 'vehicle' }>) => {
    // Null where something was held back, so that the same feed is looked at again.
    const storedHash = fieldsOfAll.length > 0 || fieldsByKey.has(key) ? null : feedHash;
    if (known !== undefined) {
      const soldAtSeconds = vehicle.soldAtSeconds ?? (isSoldVehicle(vehicle) ? known.soldAtSeconds : null);
      const updated = { ...vehicle, id: known.id, slug: known.slug, stockNumber: known.stockNumber, soldAtSeconds };
      const isSameNumber = known.stockNumber === vehicle.stockNumber;
      return buildVehicleRow(updated, storedHash, isSameNumber ? recordJson : undefined);
    }
    const id = hasOwnId ? vehicle.id : change.takeVehicleId();
    const slug = chooseFreeSlug(vehicle.slug, (candidate) => slugs.has(candidate));
    change.noteVehicleId(id);
    slugs.add(slug);
    return buildVehicleRow({ ...vehicle, id, slug }, storedHash, recordJson);
  };
};

/**
 * Writes a surveyed feed in one transaction. Undefined, with nothing written, when the stock has changed since the
 * survey.
 */
export const applyFeed = async (options: ApplyFeedOptions): Promise<{ readonly stockVersion: number } | undefined> => {
  const { database, siteSlug, feed, context, stock, survey, missing, now } = options;
  const { result: isCurrent, stockVersion } = await changeStock(
    database,
    siteSlug,
    async (change) => {
      if (change.version !== stock.stockVersion + 1) return false;
      const hold = await prepareHold(change, options);
      const buildRow = createRowBuilder(change, options);
      const writer = new BatchWriter(change.writeRows);
      await runFeedPass({
        feed,
        context: { ...context, stock, pass: startPass(), ...(hold && { hold }) },
        onVehicle: async (planned) => {
          if (planned.known?.hash !== planned.feedHash) await writer.add(buildRow(planned));
        },
      });
      await writer.finish();
      await applyMissingPolicy(change, survey.missing, missing);
      return true;
    },
    now,
  );
  return isCurrent ? { stockVersion } : undefined;
};
