import { findShownPriceCents } from '#src/pricing/rules/find-shown-price-cents.ts';
import { changeStock, type StockChange } from '#src/vehicle/server/change-stock.ts';
import { buildVehicleRow, isSoldVehicle, type VehicleRow } from '#src/vehicle/server/vehicle-row.ts';
import { chooseFreeSlug } from '../rules/build-slug.ts';
import { isWithheldStatus } from '../rules/cells/read-status-cell.ts';
import { isPaidFor } from '../rules/limits/paid-vehicles.ts';
import { isOffered } from '../rules/limits/survey-feed-row.ts';
import { BatchWriter } from './batch-writer.ts';
import type { PlannedVehicle } from './feed-pass.ts';
import { type ChangeCounts, type PlanFeedOptions, planFeed } from './plan-feed.ts';
import { applyMissingPolicy } from './stock-on-hand.ts';
import type { FindCommitments } from './survey-options.ts';

export interface ApplyFeedOptions extends PlanFeedOptions {
  readonly findCommitments: FindCommitments;
  readonly isAccepted: boolean;
  readonly now: Date;
  readonly record: (tx: StockChange['tx'], counts: ChangeCounts) => Promise<void>;
}

export interface AppliedFeed {
  readonly counts: ChangeCounts;
  readonly stockVersion: number;
}

const findLastPriceCents = ({ vehicle, known }: PlannedVehicle): number | null => {
  const isOnOffer = isOffered({ isShown: vehicle.isShownOnWebsite, isSold: isSoldVehicle(vehicle) });
  return (isOnOffer ? findShownPriceCents(vehicle) : null) ?? known?.lastPriceCents ?? null;
};

const isOnWebsite = ({ isShownOnWebsite, status }: PlannedVehicle['vehicle']): boolean =>
  isShownOnWebsite && !isWithheldStatus(status);

const createRowBuilder = (change: StockChange, slugsInUse: ReadonlySet<string>) => {
  const slugs = new Set(slugsInUse);
  return (planned: PlannedVehicle): VehicleRow => {
    const { vehicle, known, hasOwnId, feedHash, recordJson } = planned;
    const added = { lastPriceCents: findLastPriceCents(planned), wasOffered: isOnWebsite(vehicle) };
    if (known !== undefined) {
      const soldAtSeconds = vehicle.soldAtSeconds ?? (isSoldVehicle(vehicle) ? known.soldAtSeconds : null);
      const updated = { ...vehicle, id: known.id, slug: known.slug, stockNumber: known.stockNumber, soldAtSeconds };
      const isSameNumber = known.stockNumber === vehicle.stockNumber;
      const row = buildVehicleRow(updated, feedHash, isSameNumber ? recordJson : undefined);
      return { ...row, isSoldNow: row.isSoldNow && !known.isSold, ...added };
    }
    const id = hasOwnId ? vehicle.id : change.takeVehicleId();
    const slug = chooseFreeSlug(vehicle.slug, (candidate) => slugs.has(candidate));
    change.noteVehicleId(id);
    slugs.add(slug);
    // A new vehicle that is already sold was sold at an unknown time, unless the feed says when.
    return { ...buildVehicleRow({ ...vehicle, id, slug }, feedHash, recordJson), isSoldNow: false, ...added };
  };
};

class StaleSurveyError extends Error {
  override readonly name = 'StaleSurveyError';
}

/** Runs just before the commit, to leave hardly any time for an unnoticed payment. An accepted feed skips the check. */
const assertNobodyPaid = async (
  { tx }: StockChange,
  { findCommitments, siteSlug, survey, isAccepted }: ApplyFeedOptions,
): Promise<void> => {
  if (isAccepted || survey.leavingIds.length === 0) return;
  const commitments = await findCommitments(tx, siteSlug, survey.leavingIds);
  if ([...commitments.values()].some(isPaidFor)) throw new StaleSurveyError();
};

const writeFeed = async (change: StockChange, options: ApplyFeedOptions): Promise<ChangeCounts> => {
  const { stock, survey, missing, record } = options;
  if (change.version !== stock.stockVersion + 1) throw new StaleSurveyError();
  const buildRow = createRowBuilder(change, stock.slugs);
  const writer = new BatchWriter(change.writeRows);
  const counts = await planFeed({ ...options, database: change.tx }, (planned) => writer.add(buildRow(planned)));
  await writer.finish();
  await applyMissingPolicy(change, survey.missing, missing);
  await record(change.tx, counts);
  await assertNobodyPaid(change, options);
  return counts;
};

/**
 * Writes a surveyed feed in one transaction. Returns undefined and writes nothing if the stock changed since the
 * survey. Does the same if a shopper has paid for a vehicle that the feed takes off sale, unless the feed is accepted.
 */
export const applyFeed = async (options: ApplyFeedOptions): Promise<AppliedFeed | undefined> => {
  const { database, siteSlug, now } = options;
  try {
    const { result, stockVersion } = await changeStock(database, siteSlug, (change) => writeFeed(change, options), now);
    return { counts: result, stockVersion };
  } catch (error) {
    if (error instanceof StaleSurveyError) return undefined;
    throw error;
  }
};
