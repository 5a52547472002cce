import type { Database } from '#src/platform/db/database.ts';
import { findShownPriceCents } from '#src/pricing/rules/find-shown-price-cents.ts';
import type { FeedOffers } from '../rules/create-offer-tally.ts';
import type { ReturnedVehicle } from '../rules/feed-run.ts';
import { findOffSale, type OffSale } from '../rules/find-off-sale.ts';
import { holdRowFields, listHeldFields, priceFields, saleFields } from '../rules/limits/hold-row-fields.ts';
import { isOffered } from '../rules/limits/survey-feed-row.ts';
import { listChangedFields } from '../rules/list-changed-fields.ts';
import type { MissingPolicy } from '../rules/row-remark.ts';
import { type FeedPassOptions, type FeedReading, type PlannedVehicle, runFeedPass } from './feed-pass.ts';
import { type PlanContext, startPass } from './plan-row.ts';
import { FeedFileError } from './read-feed.ts';
import { loadRecords, type StockOnHand, specNames } from './stock-on-hand.ts';
import type { FeedSurvey } from './survey-feed.ts';

export interface FeedChange {
  readonly kind: 'add' | 'change' | 'hide' | 'sell';
  readonly stockNumber: string;
  readonly name: string;
  readonly beforeCents: number | null;
  readonly afterCents: number | null;
  /** The feed's headings for the changed fields. Empty for a new vehicle, and for a vehicle without a row. */
  readonly fields: readonly string[];
  /** Why the vehicle's row keeps it off sale after the change. Null if the vehicle is on sale or has no row. */
  readonly offSale: OffSale | null;
  /** Why the vehicle is off sale, such as the dealer's word 'Wholesale'. Null if it's on sale or has no row. */
  readonly reason: string | null;
}

export interface ChangeCounts {
  readonly added: number;
  readonly addedSold: number;
  readonly addedNotOnSale: number;
  readonly changed: number;
  readonly unchanged: number;
  /** Vehicles that were shown and unsold, stay for sale, and whose price falls by more than 30%. */
  readonly priceDrops: readonly PriceDrop[];
  readonly returned: readonly ReturnedVehicle[];
  readonly firstPrices: readonly string[];
  readonly offers: SiteOffers;
}

export interface SiteOffers extends FeedOffers {
  /** Vehicles that stay for sale although the feed has no valid row for them. */
  readonly elsewhere: number;
}

export interface PriceDrop {
  readonly stockNumber: string;
  readonly name: string;
  readonly beforeCents: number;
  readonly afterCents: number;
}

export interface PlanFeedOptions {
  readonly database: Database;
  readonly siteSlug: string;
  readonly feed: FeedPassOptions['feed'];
  readonly context: Omit<PlanContext, 'stock' | 'pass' | 'keepHeldFields' | 'refusedRows'>;
  readonly stock: StockOnHand;
  readonly survey: FeedSurvey;
  readonly missing: MissingPolicy;
  readonly onChange?: (change: FeedChange) => void;
}

/** @param reading its rows must be as they are stored after the import */
export const countOffers = (
  { offers, keys }: FeedReading,
  { stock, survey }: Pick<PlanFeedOptions, 'stock' | 'survey'>,
): SiteOffers => {
  const leaving = new Set(survey.missing.map(({ id }) => id));
  const elsewhere = [...stock.byStockKey].filter(
    ([key, car]) => !keys.has(key) && !leaving.has(car.id) && isOffered(car) && car.isAvailable && !car.isReserved,
  );
  return { ...offers, elsewhere: elsewhere.length };
};

type KeepHeldFields = NonNullable<PlanContext['keepHeldFields']>;

const outerNames = (fields: readonly string[]): readonly string[] =>
  fields.map((field) => field.split('.')[0] ?? field);

const prepareHeldFields = async ({
  database,
  siteSlug,
  stock,
  survey,
}: PlanFeedOptions): Promise<KeepHeldFields | undefined> => {
  const { fieldsByKey, fieldsOfAll, fieldsOfNew, statusKeys, isPriceDoubted } = survey.heldBack;
  if (fieldsByKey.size === 0 && fieldsOfAll.length === 0 && statusKeys.size === 0) return undefined;
  const keys =
    fieldsOfAll.length > 0 || isPriceDoubted ? stock.byStockKey.keys() : [...fieldsByKey.keys(), ...statusKeys];
  const ids = [...keys].flatMap((key) => stock.byStockKey.get(key)?.id ?? []);
  const names = new Set(
    outerNames([...fieldsOfAll, ...saleFields, 'reserved', ...priceFields, ...[...fieldsByKey.values()].flat()]),
  );
  const records = await loadRecords({ tx: database, siteSlug }, ids, [...names]);
  const keep = (key: string, input: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> => {
    const known = stock.byStockKey.get(key);
    const record = known === undefined ? undefined : records.get(known.id);
    if (known === undefined && fieldsOfNew.length > 0) {
      return holdRowFields(input, {}, [...listHeldFields([], fieldsOfNew), ...(fieldsByKey.get(key) ?? [])]);
    }
    const own = fieldsByKey.get(key) ?? [];
    const fields = [
      ...fieldsOfAll,
      ...(statusKeys.has(key) ? [...saleFields, 'reserved'] : []),
      ...(isPriceDoubted && known !== undefined && !isOffered(known) ? priceFields : []),
    ];
    const kept = record === undefined || fields.length === 0 ? input : holdRowFields(input, record, fields);
    if (own.length === 0) return kept;
    // Shoppers don't see the stored values of a hidden or sold vehicle, so its held fields are removed instead.
    return holdRowFields(kept, known !== undefined && isOffered(known) ? (record ?? {}) : {}, own);
  };
  const isHeld = (fields: readonly string[]): boolean => fields.includes('location_id');
  return (key, input) => ({
    input: keep(key, input),
    isPlaceHeld: isHeld(stock.byStockKey.has(key) ? fieldsOfAll : listHeldFields([], fieldsOfNew)),
  });
};

const listFields = async (
  { known, recordJson, columnOf }: PlannedVehicle,
  { database, siteSlug }: PlanFeedOptions,
): Promise<readonly string[]> => {
  if (known === undefined) return [];
  const stored = (await loadRecords({ tx: database, siteSlug }, [known.id], specNames)).get(known.id) ?? {};
  const fields = listChangedFields(stored, JSON.parse(recordJson) as Record<string, unknown>);
  return [...new Set(fields.map(columnOf))];
};

const toChange = ({ known, vehicle, offSaleReason }: PlannedVehicle, fields: readonly string[]): FeedChange => ({
  kind: known === undefined ? 'add' : 'change',
  stockNumber: vehicle.stockNumber,
  name: vehicle.name,
  beforeCents: known?.priceCents ?? null,
  afterCents: findShownPriceCents(vehicle),
  fields,
  offSale: findOffSale(vehicle),
  reason: findOffSale(vehicle) === null ? null : offSaleReason,
});

const noticeableDropPercent = 30;

const findPriceDrop = ({ known, vehicle }: PlannedVehicle): readonly PriceDrop[] => {
  const beforeCents = known !== undefined && isOffered(known) ? known.priceCents : null;
  const afterCents = findShownPriceCents(vehicle);
  if (beforeCents === null || afterCents === null || findOffSale(vehicle) !== null) return [];
  const isDrop = (beforeCents - afterCents) * 100 > beforeCents * noticeableDropPercent;
  const { stockNumber, name } = vehicle;
  return isDrop ? [{ stockNumber, name, beforeCents, afterCents }] : [];
};

const findReturned = ({ known, vehicle }: PlannedVehicle): readonly ReturnedVehicle[] => {
  if (known?.wasReportedSold !== true || findOffSale(vehicle) !== null) return [];
  return [{ stockNumber: known.stockNumber, name: vehicle.name, priceCents: findShownPriceCents(vehicle) }];
};

const findFirstPrice = ({ known, vehicle }: PlannedVehicle): readonly string[] => {
  const hadNone = known !== undefined && isOffered(known) && known.priceCents === null;
  const priceCents = findShownPriceCents(vehicle);
  const isFirst = hadNone && priceCents !== null && priceCents !== known.lastPriceCents;
  return isFirst && findOffSale(vehicle) === null ? [known.stockNumber] : [];
};

const reportMissing = ({ survey, missing, onChange }: PlanFeedOptions): void => {
  for (const { stockNumber, name, priceCents } of survey.missing) {
    const kind = missing === 'sold' ? 'sell' : 'hide';
    onChange?.({
      kind,
      stockNumber,
      name,
      beforeCents: priceCents,
      afterCents: priceCents,
      fields: [],
      offSale: null,
      reason: null,
    });
  }
};

/**
 * Reads the surveyed feed again, without its held-back values. Passes each new or changed vehicle to `onVehicle`.
 * Throws FeedFileError if the feed has changed since the survey.
 */
export const planFeed = async (
  options: PlanFeedOptions,
  onVehicle: (planned: PlannedVehicle) => Promise<void> | void,
): Promise<ChangeCounts> => {
  const { siteSlug, feed, context, stock, survey, onChange } = options;
  const keepHeldFields = await prepareHeldFields(options);
  const counts = { added: 0, addedSold: 0, addedNotOnSale: 0, changed: 0, unchanged: 0 };
  const priceDrops: PriceDrop[] = [];
  const returned: ReturnedVehicle[] = [];
  const firstPrices: string[] = [];
  const reading = await runFeedPass({
    siteSlug,
    findLastRowFault: () => survey.reading.heldRow?.fault ?? null,
    feed,
    context: {
      ...context,
      stock,
      pass: startPass(stock),
      refusedRows: survey.reading.refusedRows,
      ...(keepHeldFields && { keepHeldFields }),
    },
    onVehicle: async (planned) => {
      const { known, feedHash } = planned;
      if (known !== undefined && known.hash === feedHash) {
        counts.unchanged += 1;
        return;
      }
      counts[known === undefined ? 'added' : 'changed'] += 1;
      const offSale = known === undefined ? findOffSale(planned.vehicle) : null;
      if (offSale !== null) counts[offSale === 'sold' ? 'addedSold' : 'addedNotOnSale'] += 1;
      priceDrops.push(...findPriceDrop(planned));
      returned.push(...findReturned(planned));
      firstPrices.push(...findFirstPrice(planned));
      if (onChange !== undefined) onChange(toChange(planned, await listFields(planned, options)));
      await onVehicle(planned);
    },
  });
  if (reading.digest !== survey.reading.digest) {
    throw new FeedFileError(
      'unreadable',
      "The feed changed while it was being read. Import it again once it's complete.",
    );
  }
  reportMissing(options);
  return { ...counts, priceDrops, returned, firstPrices, offers: countOffers(reading, options) };
};
