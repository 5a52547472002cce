import { sql } from 'drizzle-orm';
import { dayMs } from '#src/lib/durations.ts';
import type { Database, DatabaseService } from '#src/platform/db/database.ts';
import type { PhotoSources } from '../rules/check-photo-addresses.ts';
import type { ResolveLocation } from '../rules/complete-feed-record.ts';
import type { FeedFormat, StockFeedConfig } from '../rules/config.ts';
import type { KindCount } from '../rules/count-kinds.ts';
import type {
  FeedFile,
  FeedRunReport,
  HeldChange,
  NamedVehicle,
  ReturnedVehicle,
  StatusCount,
} from '../rules/feed-run.ts';
import type { FeedHeadings } from '../rules/limits/find-column-changes.ts';
import type { MissingPolicy } from '../rules/row-remark.ts';
import { applyFeed } from './apply-feed.ts';
import type { FeedEvents } from './feed-pass.ts';
import { addFeedRun, createFeedRunStore, type NewFeedRun } from './feed-run-store.ts';
import { inspectFeedText } from './feed-text.ts';
import { type ChangeCounts, type FeedChange, type PlanFeedOptions, type PriceDrop, planFeed } from './plan-feed.ts';
import { FeedFileError, type LastRowVerdict } from './read-feed.ts';
import { loadStockOnHand, toStockKey } from './stock-on-hand.ts';
import { type FeedSurvey, surveyFeed } from './survey-feed.ts';
import type { EstimatePrice, FindCommitments } from './survey-options.ts';

export interface ImportEvents extends FeedEvents {
  /**
   * Called before anything is written, for each vehicle that would go off sale although a shopper has reserved it, is
   * buying it or has it on a watchlist. A repeated survey doesn't call this again for a vehicle with the same facts.
   */
  readonly onNamed?: (vehicle: NamedVehicle) => void;
  readonly onChange?: (change: FeedChange) => void;
}

export interface ImportStockOptions extends ImportEvents {
  readonly database: Pick<DatabaseService, 'primary'>;
  readonly siteSlug: string;
  /** Called several times: to inspect, to survey and to write the feed. */
  readonly open: () => AsyncIterable<Buffer>;
  readonly format: FeedFormat;
  readonly config: StockFeedConfig;
  readonly source: string;
  readonly file?: FeedFile;
  /** Defaults to the site's policy. */
  readonly missing?: MissingPolicy;
  readonly isAccepted?: boolean;
  readonly isDryRun?: boolean;
  readonly leavesFailureToCaller?: boolean;
  readonly resolveLocation: ResolveLocation;
  readonly photoSources?: PhotoSources;
  readonly needsLocation?: boolean;
  /** The dealer's phone numbers, in any format. */
  readonly ownPhones?: readonly string[];
  readonly findCommitments: FindCommitments;
  readonly estimatePriceCents: EstimatePrice;
  /** Unix milliseconds. Defaults to now. */
  readonly nowMs?: number;
}

/** The counts are of vehicles, except for `rows`, `refused` and `warned`, which are counts of rows. */
export interface ImportSummary {
  readonly rows: number;
  readonly added: number;
  readonly addedSold: number;
  readonly addedNotOnSale: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly priceDrops: readonly PriceDrop[];
  readonly refused: number;
  /**
   * Rows that were accepted with a warning or ignored, such as totals. Each warning about the whole file, such as one
   * about missing photos, adds one.
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
 * For this long, a vehicle's first price is new. A change of a new price doesn't count towards the price limits, unless
 * more than half of the prices are new; see `chooseTally`.
 */
const newPriceDays = 7;

const assertSomethingValid = ({ reading: { rows, refused, heldRow } }: FeedSurvey): void => {
  if (rows === 0 && heldRow === null) throw new FeedFileError('empty', 'The file has no rows.');
  if (rows > 0 && refused === rows) throw new FeedFileError('nothingValid', `None of the ${rows} rows is valid.`);
};

const buildReport = (
  { reading, missing, lastStatuses, heldBack: { held, named, fieldsGone } }: FeedSurvey,
  { added, changed, unchanged, returned, firstPrices }: ChangeCounts,
): FeedRunReport => {
  const { rows, refused, warned } = reading;
  // If empty or missing statuses were held back, records the earlier feed's count. The next feed's statuses are then
  // held back too if they're still missing.
  const isStatusKept = held.some(({ kind }) => kind === 'statusEmptied') || fieldsGone.includes('status');
  return {
    failure: null,
    counts: { rows, added, changed, unchanged, refused, warned, missing: missing.length },
    held,
    named,
    returned,
    statuses: (isStatusKept ? lastStatuses : null) ?? reading.statuses,
    ...(firstPrices.length > 0 && { firstPrices }),
  };
};

export const buildFailureReport = (failure: string): FeedRunReport => ({
  failure,
  counts: { rows: 0, added: 0, changed: 0, unchanged: 0, refused: 0, warned: 0, missing: 0 },
  held: [],
  named: [],
});

type RunStart = Pick<NewFeedRun, 'siteSlug' | 'source' | 'startedAt'>;

const buildRun = (
  start: RunStart,
  survey: FeedSurvey,
  lastRowHash: string | null,
  counts: ChangeCounts,
): NewFeedRun => ({
  ...start,
  outcome: survey.heldBack.held.length > 0 ? 'held' : 'applied',
  // Records a lost field that was held back as if the feed had it. The field is then held back again if the next feed
  // lacks it too.
  fields: [...new Set([...survey.reading.fields, ...survey.heldBack.fieldsGone])],
  headings: survey.heldBack.fieldsGone.length > 0 ? survey.lastHeadings : survey.reading.headings,
  heldRowHash: lastRowHash,
  report: buildReport(survey, counts),
});

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

interface Outcome {
  readonly survey: FeedSurvey;
  readonly counts: ChangeCounts;
  readonly stockVersion: number;
}

interface Attempt {
  readonly options: ImportStockOptions;
  readonly run: RunStart;
  readonly feed: PlanFeedOptions['feed'];
  readonly lastFields: readonly string[];
  readonly lastHeadings: FeedHeadings | null;
  readonly lastStatuses: StatusCount | null;
  readonly newlyPriced: ReadonlySet<string>;
  readonly readLastRowHash: () => string | null;
  readonly onNamed: (vehicle: NamedVehicle) => void;
  readonly now: Date;
}

const withoutEvents = {
  onProgress: () => undefined,
  onRefusal: () => undefined,
  onWarning: () => undefined,
  onUnknownHeadings: () => undefined,
};

const noChanges = ({ unchanged }: FeedSurvey): ChangeCounts => ({
  added: 0,
  addedSold: 0,
  addedNotOnSale: 0,
  changed: 0,
  unchanged,
  priceDrops: [],
  returned: [],
  firstPrices: [],
});

const applySurvey = async (
  { options, run, now, readLastRowHash }: Attempt,
  planned: Omit<PlanFeedOptions, 'onChange'>,
): Promise<Outcome | undefined> => {
  const { isAccepted = false, isDryRun = false, findCommitments, onChange } = options;
  const { survey, stock, database } = planned;
  const { file } = options;
  const record = (tx: Database, counts: ChangeCounts) => {
    const built = buildRun(run, survey, readLastRowHash(), counts);
    return addFeedRun(tx, { ...built, report: { ...built.report, ...(file && { file }) } });
  };
  if (isDryRun) {
    const counts = await planFeed({ ...planned, ...(onChange && { onChange }) }, () => undefined);
    return { survey, counts, stockVersion: stock.stockVersion };
  }
  if (!survey.hasChanges) {
    await record(database, noChanges(survey));
    return { survey, counts: noChanges(survey), stockVersion: stock.stockVersion };
  }
  const applied = await applyFeed({ ...planned, findCommitments, isAccepted, now, record });
  return applied && { survey, ...applied };
};

/**
 * Returns undefined, and writes nothing, if the survey is out of date by the time of writing. Only the first attempt
 * reports progress, refusals and warnings, because later attempts would repeat them.
 */
const attemptImport = async (attempt: Attempt, isFirst: boolean): Promise<Outcome | undefined> => {
  const { options, feed, lastFields, lastHeadings, lastStatuses, newlyPriced, onNamed, now } = attempt;
  const { siteSlug, config, resolveLocation, needsLocation = false, photoSources, isAccepted = false } = options;
  const database = options.database.primary;
  const stock = await loadStockOnHand(database, siteSlug, photoSources?.imageHosts);
  const common = {
    database,
    siteSlug,
    feed,
    stock,
    missing: options.missing ?? config.missing,
    context: { resolveLocation, needsLocation, nowMs: now.getTime(), ...photoSources },
  };
  const survey = await surveyFeed({
    ...options,
    ...(!isFirst && withoutEvents),
    ...common,
    brakes: config.brakes,
    isAccepted,
    lastFields,
    lastHeadings,
    lastStatuses,
    newlyPriced,
  });
  assertSomethingValid(survey);
  for (const vehicle of survey.heldBack.named) onNamed(vehicle);
  return applySurvey(attempt, { ...common, survey });
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
 * unusable file unless `leavesFailureToCaller` is true. Records no dry runs.
 */
export const importStock = async (options: ImportStockOptions): Promise<ImportSummary> => {
  const { siteSlug, source, config, isDryRun = false } = options;
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
    const missingPolicy = options.missing ?? config.missing;
    return { ...all, ...counts, absent, missingPolicy, wasMissingPolicySkipped, forSale, held, named, stockVersion };
  } catch (error) {
    if (error instanceof FeedFileError && !isDryRun && options.leavesFailureToCaller !== true) {
      const report = buildFailureReport(error.message);
      await addFeedRun(database, { ...run, outcome: 'failed', fields: null, heldRowHash: null, report });
    }
    throw error;
  }
};
