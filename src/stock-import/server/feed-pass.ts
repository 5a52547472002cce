import { createHash } from 'node:crypto';
import { createKindCounter, type KindCount } from '../rules/count-kinds.ts';
import { createFeedNotes } from '../rules/create-feed-notes.ts';
import { createOfferTally, type FeedOffers, type OfferedRow } from '../rules/create-offer-tally.ts';
import { describeIgnoredRow } from '../rules/describe-feed-notes.ts';
import { describeMissingPhotos } from '../rules/describe-missing-photos.ts';
import type { StatusCount } from '../rules/feed-run.ts';
import { findMistypedVins, type VinCar } from '../rules/find-mistyped-vins.ts';
import { findOffSale } from '../rules/find-off-sale.ts';
import type { FeedHeadings } from '../rules/limits/find-column-changes.ts';
import { describeSameCar, findSameCars, type IdentifiedCar, type SameCar } from '../rules/limits/find-same-cars.ts';
import type { HeldRow } from '../rules/limits/skipped-rows.ts';
import { isOffered } from '../rules/limits/survey-feed-row.ts';
import type { Refusal, Warning } from '../rules/row-remark.ts';
import type { FeedRow, IgnoredRow, ReadableRow, RefusedRow } from './feed-row.ts';
import { type PlanContext, type PlannedRow, planRow, readStockNumber } from './plan-row.ts';
import { type ReadFeedOptions, readFeed } from './read-feed.ts';

export interface FeedEvents {
  readonly onProgress?: (progress: ImportProgress) => void;
  /** Called for each fault of each refused row, in file order. */
  readonly onRefusal?: (refusal: Refusal) => void;
  readonly onWarning?: (warning: Warning) => void;
  readonly onUnknownHeadings?: (headings: readonly string[]) => void;
}

export interface ImportProgress {
  readonly bytes: number;
  readonly rows: number;
}

export interface FeedReading {
  readonly rows: number;
  readonly refused: number;
  readonly refusedRows: ReadonlySet<number>;
  /**
   * Number of accepted rows with a warning, plus the warnings found once all rows are read. Leaves out warnings that
   * need no action.
   */
  readonly warned: number;
  /**
   * True if a row with a missing or possibly incomplete stock number was left out. It could be for any vehicle, so none
   * is treated as missing.
   */
  readonly hasUnknownVehicles: boolean;
  /** Number of the first row that could be for any vehicle; null if there's none. Ignores `heldRow`. */
  readonly unknownRow: number | null;
  readonly heldRow: HeldRow | null;
  readonly statuses: StatusCount;
  readonly forSale: readonly KindCount[];
  readonly offers: FeedOffers;
  /** Keys of the vehicles in the accepted rows. */
  readonly keys: ReadonlySet<string>;
  readonly sameCars: readonly SameCar[];
  /** The specification's names for the feed's fields. Without headings, only fields that at least half of the rows have. */
  readonly fields: readonly string[];
  /** Like `fields`, but includes those of few rows. Used if the previous feed had a different format. */
  readonly rareFields: readonly string[];
  readonly headings: FeedHeadings | null;
  readonly digest: string;
}

export type PlannedVehicle = Extract<PlannedRow, { kind: 'vehicle' }>;

export interface FeedPassOptions extends FeedEvents {
  readonly siteSlug: string;
  /**
   * Called for a valid last row without a line ending, if the previous feed ended in the same row. Returns why the row
   * isn't accepted; null if it is.
   */
  readonly findLastRowFault: (planned: PlannedVehicle) => Promise<string | null> | string | null;
  readonly feed: Omit<ReadFeedOptions, 'onBytes' | 'onUnknownHeadings' | 'onFields'>;
  readonly context: PlanContext;
  readonly onVehicle: (planned: PlannedVehicle) => Promise<void> | void;
}

const listNames = (input: Readonly<Record<string, unknown>>): readonly string[] =>
  Object.entries(input).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? [name, ...Object.keys(value).map((inner) => `${name}.${inner}`)]
      : [name],
  );

const createFieldCounter = () => {
  const counts = new Map<string, number>();
  let rows = 0;
  return {
    add: ({ input }: Extract<FeedRow, { kind: 'row' }>): void => {
      rows += 1;
      for (const name of listNames(input)) counts.set(name, (counts.get(name) ?? 0) + 1);
    },
    list: (): readonly string[] => [...counts].flatMap(([name, count]) => (count * 2 >= rows ? [name] : [])),
    listAny: (): readonly string[] => [...counts.keys()],
  };
};

const hashSource = (open: () => AsyncIterable<Buffer>) => {
  let digest = createHash('sha256');
  return {
    open: async function* (): AsyncGenerator<Buffer> {
      digest = createHash('sha256');
      for await (const chunk of open()) {
        digest.update(chunk);
        yield chunk;
      }
    },
    read: (): string => digest.digest('base64url'),
  };
};

const createMissingPhotoCounter = () => {
  let first: Warning | undefined;
  let [photos, vehicles] = [0, 0];
  return {
    add: ({ row, vehicle: { stockNumber }, missingPhotos }: PlannedVehicle): void => {
      const [name] = missingPhotos;
      if (name === undefined) return;
      photos += missingPhotos.length;
      vehicles += 1;
      first ??= { row, column: 'images', reason: name, stockNumber, task: 'photos' };
    },
    describe: (siteSlug: string): Warning | undefined =>
      first && { ...first, reason: describeMissingPhotos({ photos, vehicles, first: first.reason }, siteSlug) },
  };
};

const toOfferedRow = ({ vehicle, known, priceGap, offSaleReason }: PlannedVehicle): OfferedRow => ({
  vehicle,
  priceGap,
  offSaleReason,
  wasOffSale: known !== undefined && !(isOffered(known) && known.isAvailable),
  wasPriceless: known?.priceCents === null,
  isSoldOnline: known?.isSold === true && !known.wasReportedSold,
});

const toIdentifiedCar = ({ key, row, vehicle, known }: PlannedVehicle): IdentifiedCar => ({
  key,
  row,
  stockNumber: vehicle.stockNumber,
  title: `${vehicle.year} ${vehicle.make} ${vehicle.model}`,
  vin: vehicle.vin,
  plate: vehicle.regoPlate,
  isForSale: findOffSale(vehicle) === null,
  isSold: findOffSale(vehicle) === 'sold',
  isNew: known === undefined,
});

const isToDo = ({ task }: Warning): boolean => task !== 'none';

const toVinCar = ({ row, vehicle: { stockNumber, make, vin }, columnOf }: PlannedVehicle): readonly VinCar[] =>
  vin === null ? [] : [{ row, column: columnOf('vin'), stockNumber, make, vin }];

const createRowReader = (options: FeedPassOptions) => {
  const { siteSlug, context, findLastRowFault, onVehicle, onRefusal, onWarning } = options;
  const missingPhotos = createMissingPhotoCounter();
  const notes = createFeedNotes(options.feed.config.columns, (cell) => context.resolveLocation(cell)?.location != null);
  const kinds = createKindCounter();
  const offers = createOfferTally();
  const keys = new Set<string>();
  const statuses = { filled: 0, of: 0 };
  const counts = { rows: 0, refused: 0, warned: 0, hasUnknownVehicles: false };
  const cars: IdentifiedCar[] = [];
  const vinCars: VinCar[] = [];
  const refusedRows = new Set<number>();
  let unknownRow: number | null = null;
  let heldRow: HeldRow | null = null;
  /** The first row, after the last accepted row, with a quote that is still open at the end of the file. */
  let openRow: RefusedRow | null = null;
  const refuse = (refusals: readonly Refusal[]): void => {
    counts.refused += 1;
    const unknown = refusals.find(({ stockNumber }) => stockNumber === null);
    counts.hasUnknownVehicles ||= unknown !== undefined;
    unknownRow ??= unknown?.row ?? null;
    for (const refusal of refusals) onRefusal?.(refusal);
  };
  const hold = (stockNumber: string | null, fault: string | null): void => {
    heldRow = { stockNumber, fault };
    counts.hasUnknownVehicles = true;
  };
  const refuseWhole = (row: RefusedRow): void => {
    const { reason, stockNumber, isOpen } = row;
    if (isOpen) openRow ??= row;
    refuse([{ row: row.row, column: null, reason, stockNumber }]);
    // The row's stock number may be incomplete.
    counts.hasUnknownVehicles = true;
    unknownRow ??= row.row;
  };
  const accept = async (planned: PlannedVehicle): Promise<void> => {
    counts.rows += 1;
    openRow = null;
    if (planned.warnings.some(isToDo)) counts.warned += 1;
    for (const warning of planned.warnings) onWarning?.(warning);
    missingPhotos.add(planned);
    statuses.of += 1;
    if (planned.statusWord !== null) statuses.filled += 1;
    kinds.add(planned.vehicle);
    offers.add(toOfferedRow(planned));
    keys.add(planned.key);
    cars.push(toIdentifiedCar(planned));
    vinCars.push(...toVinCar(planned));
    await onVehicle(planned);
  };
  const ignore = ({ row, text }: IgnoredRow): void => onWarning?.(describeIgnoredRow(row, text));
  const readLast = async (row: ReadableRow | RefusedRow, isRepeated: boolean): Promise<void> => {
    if (row.kind === 'refused') return hold(row.stockNumber, `it ${row.reason}`);
    if (!isRepeated) return hold(readStockNumber(row), null);
    const planned = planRow(row, context);
    const [refusal] = planned.kind === 'refuse' ? planned.refusals : [];
    if (planned.kind === 'refuse') return hold(refusal?.stockNumber ?? null, refusal?.reason ?? null);
    const fault = await findLastRowFault(planned);
    return fault === null ? accept(planned) : hold(planned.vehicle.stockNumber, fault);
  };
  const read = async (row: FeedRow): Promise<void> => {
    if (row.kind === 'ignored') return ignore(row);
    if (row.kind === 'unterminated') return readLast(row.content, row.isRepeated);
    const planned = row.kind === 'row' ? planRow(row, context) : null;
    if (row.kind === 'row' && planned?.kind === 'vehicle') notes.add(row, planned.vehicle);
    if (planned?.kind === 'vehicle') return accept(planned);
    counts.rows += 1;
    if (row.kind === 'refused') refuseWhole(row);
    else if (planned !== null) {
      refusedRows.add(row.row);
      refuse(planned.refusals);
    }
  };
  const end = () => {
    if (openRow !== null) hold(openRow.stockNumber, 'a quote in it is never closed');
    const warning = missingPhotos.describe(siteSlug);
    const sameCars = findSameCars(cars);
    for (const each of [
      ...notes.listWordWarnings(),
      ...notes.listColumnWarnings(),
      ...sameCars.filter(({ isHeld }) => !isHeld).map(describeSameCar),
      ...findMistypedVins(vinCars),
      ...(warning === undefined ? [] : [warning]),
    ]) {
      if (isToDo(each)) counts.warned += 1;
      onWarning?.(each);
    }
    return { heldRow, unknownRow, refusedRows, statuses, forSale: kinds.list(), offers: offers.read(), keys, sameCars };
  };
  return { counts, read, end };
};

export const runFeedPass = async (options: FeedPassOptions): Promise<FeedReading> => {
  const { feed, onProgress, onUnknownHeadings } = options;
  const { counts, read, end } = createRowReader(options);
  const source = hashSource(feed.open);
  const fieldsOfRows = createFieldCounter();
  let fieldsOfHeadings: readonly string[] = [];
  let headings: FeedHeadings | null = null;
  let bytes = 0;
  const rows = readFeed({
    ...feed,
    open: source.open,
    onBytes: (count) => {
      bytes += count;
      onProgress?.({ bytes, rows: counts.rows });
    },
    onFields: (names, read) => {
      fieldsOfHeadings = names;
      headings = read;
    },
    ...(onUnknownHeadings && { onUnknownHeadings }),
  });
  const hasHeadings = feed.format === 'csv';
  for await (const batch of rows) {
    for (const row of batch) {
      if (!hasHeadings && row.kind === 'row') fieldsOfRows.add(row);
      await read(row);
    }
  }
  const ended = end();
  return {
    ...counts,
    ...ended,
    headings,
    fields: hasHeadings ? fieldsOfHeadings : fieldsOfRows.list(),
    rareFields: hasHeadings ? fieldsOfHeadings : fieldsOfRows.listAny(),
    digest: source.read(),
  };
};
