import { sql } from 'drizzle-orm';
import type { DatabaseService } from '#src/platform/db/database.ts';
import type { ResolveLocation } from '../rules/complete-feed-record.ts';
import type { StockFeedConfig } from '../rules/config.ts';
import type { FeedRunReport, HeldChange, NamedVehicle } from '../rules/feed-run.ts';
import type { MissingPolicy } from '../rules/row-remark.ts';
import { applyFeed } from './apply-feed.ts';
import type { FeedEvents } from './feed-pass.ts';
import { createFeedRunStore, type FeedRunStore } from './feed-run-store.ts';
import { FeedFileError, type FeedFormat } from './read-feed.ts';
import { loadStockOnHand } from './stock-on-hand.ts';
import {
  type EstimatePrice,
  type FeedSurvey,
  type FindCommitments,
  type SurveyedChange,
  surveyFeed,
} from './survey-feed.ts';

export interface ImportStockOptions extends FeedEvents {
  readonly database: Pick<DatabaseService, 'primary'>;
  readonly siteSlug: string;
  /** Opens the feed from its beginning: it is read twice. */
  readonly open: () => AsyncIterable<Buffer>;
  readonly format: FeedFormat;
  readonly config: StockFeedConfig;
  /** How the feed came, for the record: 'command', 'push', 'https', 'sftp' or 'folder'. */
  readonly source: string;
  /** The site's own policy when left out. */
  readonly missing?: MissingPolicy;
  /** True to let through what a brake would hold back. */
  readonly isAccepted?: boolean;
  /** True to say what would change, and change nothing. */
  readonly isDryRun?: boolean;
  readonly resolveLocation: ResolveLocation;
  readonly findCommitments: FindCommitments;
  readonly estimatePriceCents: EstimatePrice;
  /** Unix milliseconds. Defaults to now. */
  readonly nowMs?: number;
  readonly onChange?: (change: SurveyedChange) => void;
}

/** Counts in cars; `rows`, `refused` and `warned` in rows. */
export interface ImportSummary {
  readonly rows: number;
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly refused: number;
  /** Rows accepted with an unlikely value. */
  readonly warned: number;
  /** Vehicles that the feed lacks and that were hidden or marked as sold. */
  readonly missing: number;
  /** True when a row's stock number could not be read. It may belong to any car, so no car counts as missing. */
  readonly wasMissingPolicySkipped: boolean;
  readonly held: readonly HeldChange[];
  readonly named: readonly NamedVehicle[];
  readonly stockVersion: number;
}

/** The stock moved each time between survey and write. The next import finds it at rest. */
const maxAttempts = 5;

const assertSomethingValid = (rows: number, refused: number, hasHeldRow: boolean): void => {
  if (rows === 0 && !hasHeldRow) throw new FeedFileError('empty', 'The file has no rows.');
  if (rows > 0 && refused === rows) throw new FeedFileError('nothingValid', `None of the ${rows} rows is valid.`);
};

const toSummary = (survey: FeedSurvey, stockVersion: number): ImportSummary => ({
  rows: survey.reading.rows,
  ...survey.counts,
  refused: survey.reading.refused,
  warned: survey.reading.warned,
  missing: survey.missing.length,
  wasMissingPolicySkipped: survey.wasMissingPolicySkipped,
  held: survey.holds.held,
  named: survey.holds.named,
  stockVersion,
});

const toReport = ({
  held,
  named,
  rows,
  added,
  changed,
  unchanged,
  refused,
  warned,
  missing,
}: ImportSummary): FeedRunReport => ({
  failure: null,
  counts: { rows, added, changed, unchanged, refused, warned, missing },
  held,
  named,
});

const failureReport = (failure: string): FeedRunReport => ({
  failure,
  counts: { rows: 0, added: 0, changed: 0, unchanged: 0, refused: 0, warned: 0, missing: 0 },
  held: [],
  named: [],
});

/** Surveys the feed and writes it, again from the start whenever the stock changed in between. */
const surveyAndApply = async (options: ImportStockOptions, runs: FeedRunStore, now: Date) => {
  const { database, siteSlug, config, format, open, isAccepted = false, isDryRun = false } = options;
  const missing = options.missing ?? config.missing;
  const last = await runs.findLast(siteSlug);
  const feed = {
    open,
    format,
    config,
    acceptsLastRow: (rowHash: string) => isAccepted || rowHash === last?.heldRowHash,
  };
  const context = { resolveLocation: options.resolveLocation, nowMs: now.getTime() };
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const stock = await loadStockOnHand(database.primary, siteSlug);
    const survey = await surveyFeed({
      // Remarks are the same each time, so only the first attempt makes them.
      ...(attempt === 1 ? options : { ...options, onRefusal: undefined, onWarning: undefined, onChange: undefined }),
      feed,
      stock,
      context,
      missing,
      brakes: config.brakes,
      isAccepted,
      lastFields: last?.fields ?? [],
    } as Parameters<typeof surveyFeed>[0]);
    const { rows, refused, heldRowHash } = survey.reading;
    assertSomethingValid(rows, refused, heldRowHash !== null);
    if (isDryRun) return { survey, stockVersion: stock.stockVersion };
    const applied = await applyFeed({
      database: database.primary,
      siteSlug,
      feed,
      context,
      stock,
      survey,
      missing,
      now,
    });
    if (applied !== undefined) return { survey, stockVersion: applied.stockVersion };
  }
  throw new Error(
    `The stock of ${siteSlug} kept changing during the import. Nothing was changed; import the file again.`,
  );
};

/**
 * Applies a feed to a site's stock in one transaction. Faulty rows are refused, and what a brake holds back stays as it
 * was. An unreadable file throws FeedFileError and changes nothing; an unchanged file is a no-op. Each import but a dry
 * run is recorded.
 */
export const importStock = async (options: ImportStockOptions): Promise<ImportSummary> => {
  const { database, siteSlug, source, isDryRun = false } = options;
  const runs = createFeedRunStore(database.primary);
  const now = new Date(options.nowMs ?? Date.now());
  const record = (run: Omit<Parameters<FeedRunStore['add']>[0], 'siteSlug' | 'source' | 'startedAt'>) =>
    isDryRun ? Promise.resolve() : runs.add({ siteSlug, source, startedAt: now.toISOString(), ...run });
  try {
    const { survey, stockVersion } = await surveyAndApply(options, runs, now);
    const summary = toSummary(survey, stockVersion);
    const outcome = summary.held.length > 0 ? 'held' : 'applied';
    // A held column counts as there, so that the next feed without it is held too.
    const fields = [...new Set([...survey.reading.fields, ...survey.holds.fieldsGone])];
    await record({ outcome, fields, heldRowHash: survey.reading.heldRowHash, report: toReport(summary) });
    // A large import changes the planner's statistics, and the embedded database has no autovacuum to refresh them.
    if (!isDryRun && summary.added + summary.changed > 1000) await database.primary.execute(sql`analyze vehicles`);
    return summary;
  } catch (error) {
    if (error instanceof FeedFileError) {
      await record({ outcome: 'failed', fields: null, heldRowHash: null, report: failureReport(error.message) });
    }
    throw error;
  }
};
