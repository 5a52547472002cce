import { sql } from 'drizzle-orm';
import { dayMs } from '#src/lib/durations.ts';
import type { KindCount } from '../rules/count-kinds.ts';
import type { HeldChange, NamedVehicle, ReturnedVehicle } from '../rules/feed-run.ts';
import type { MissingPolicy } from '../rules/row-remark.ts';
import { type Attempt, attemptImport, type Outcome } from './attempt-import.ts';
import { buildFailureReport, buildReport, type RunStart } from './build-feed-run.ts';
import { addFeedRun, createFeedRunStore } from './feed-run-store.ts';
import { inspectFeedText } from './feed-text.ts';
import { chooseMissingPolicy, type ImportStockOptions } from './import-options.ts';
import type { PriceDrop, SiteOffers } from './plan-feed.ts';
import { FeedFileError, type LastRowVerdict } from './read-feed.ts';
import { toStockKey } from './stock-on-hand.ts';

/** The counts are of vehicles, except `rows`, `refused` and `warned`. */
export interface ImportSummary {
  readonly rows: number;
  readonly added: number;
  readonly addedSold: number;
  readonly addedNotOnSale: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly offers: SiteOffers;
  readonly priceDrops: readonly PriceDrop[];
  readonly refused: number;
  /**
   * Number of accepted rows with a warning, plus the warnings found once all rows are read, such as one about missing
   * photos or a car listed twice. Leaves out warnings that need no action.
   */
  readonly warned: number;
  readonly missing: number;
  readonly absent: number;
  readonly missingPolicy: MissingPolicy;
  /**
   * True if a left-out row could be for any vehicle, so that no vehicle was treated as missing. Always false with the
   * policy 'keep'.
   */
  readonly wasMissingPolicySkipped: boolean;
  readonly forSale: readonly KindCount[];
  readonly held: readonly HeldChange[];
  readonly named: readonly NamedVehicle[];
  readonly returned: readonly ReturnedVehicle[];
  readonly stockVersion: number;
}

const maxAttempts = 5;
/**
 * Days for which a vehicle's first price counts as new. Changing a new price doesn't count towards the price limits,
 * unless more than half of the prices are new; see `chooseTally`.
 */
const newPriceDays = 7;

/**
 * Judges a last row without a line ending, which may be cut off. Checks even a row that the previous feed also ended
 * in, because a scheduled job can send the same cut-off file again. `readHash` returns null if the last row had a line
 * ending.
 */
const createLastRowCheck = (isAccepted: boolean, lastHash: string | null | undefined) => {
  let rowHash: string | null = null;
  return {
    judge: (hash: string): LastRowVerdict => {
      rowHash = hash;
      if (isAccepted) return 'take';
      return hash === lastHash ? 'check' : 'hold';
    },
    readHash: (): string | null => rowHash,
  };
};

const nameOnce = (onNamed: ImportStockOptions['onNamed']): ((vehicle: NamedVehicle) => void) => {
  const named = new Set<string>();
  return (vehicle) => {
    const facts = JSON.stringify(vehicle);
    if (!named.has(facts)) onNamed?.(vehicle);
    named.add(facts);
  };
};

const surveyAndApply = async (options: ImportStockOptions, run: RunStart, now: Date): Promise<Outcome> => {
  const { database, siteSlug, config, format, open, isAccepted = false } = options;
  const runs = createFeedRunStore(database.primary);
  const last = await runs.findLast(siteSlug);
  const firstPrices = await runs.listFirstPrices(siteSlug, new Date(now.getTime() - newPriceDays * dayMs));
  const lastRow = createLastRowCheck(isAccepted, last?.heldRowHash);
  const attempt: Attempt = {
    options,
    run,
    feed: { open, format, config, text: await inspectFeedText(open, config, format), judgeLastRow: lastRow.judge },
    lastFields: last?.fields ?? [],
    lastHeadings: last?.headings ?? null,
    lastStatuses: last?.statuses ?? null,
    newlyPriced: new Set(firstPrices.map(toStockKey)),
    readLastRowHash: lastRow.readHash,
    onNamed: nameOnce(options.onNamed),
    now,
  };
  for (let count = 0; count < maxAttempts; count += 1) {
    const outcome = await attemptImport(attempt, count === 0);
    if (outcome !== undefined) return outcome;
  }
  throw new Error(
    `The stock of ${siteSlug} kept changing during the import, so we made no changes. Please import the file again.`,
  );
};

/**
 * Applies a feed to a site's stock in one transaction. Refuses faulty rows and leaves held-back values as they were. If
 * the file can't be used, changes nothing and throws FeedFileError. Records a run for an applied feed, and for an
 * unusable file unless `leavesFailureToCaller` is true. A dry run writes nothing.
 */
export const importStock = async (options: ImportStockOptions): Promise<ImportSummary> => {
  const { siteSlug, source, isDryRun = false } = options;
  const database = options.database.primary;
  const now = new Date(options.nowMs ?? Date.now());
  const run: RunStart = { siteSlug, source, startedAt: now.toISOString() };
  try {
    const { survey, counts, stockVersion } = await surveyAndApply(options, run, now);
    // A large import makes the planner's statistics outdated, and the embedded database has no autovacuum to refresh
    // them.
    if (!isDryRun && counts.added + counts.changed > 1000) await database.execute(sql`analyze vehicles`);
    const { counts: all, held, named } = buildReport(survey, counts);
    const { wasMissingPolicySkipped, absent } = survey;
    const { forSale } = survey.reading;
    const missingPolicy = chooseMissingPolicy(options);
    return { ...all, ...counts, absent, missingPolicy, wasMissingPolicySkipped, forSale, held, named, stockVersion };
  } catch (error) {
    if (error instanceof FeedFileError && !isDryRun && options.leavesFailureToCaller !== true) {
      const report = buildFailureReport(error.message);
      await addFeedRun(database, { ...run, outcome: 'failed', fields: null, heldRowHash: null, report });
    }
    throw error;
  }
};
