import type { Database } from '#src/platform/db/database.ts';
import type { NamedVehicle, StatusCount } from '../rules/feed-run.ts';
import type { FeedHeadings } from '../rules/limits/find-column-changes.ts';
import { applyFeed } from './apply-feed.ts';
import { buildRun, type RunStart } from './build-feed-run.ts';
import { addFeedRun } from './feed-run-store.ts';
import { chooseMissingPolicy, type ImportStockOptions } from './import-options.ts';
import { type ChangeCounts, countOffers, type PlanFeedOptions, planFeed, type SiteOffers } from './plan-feed.ts';
import { FeedFileError } from './read-feed.ts';
import { loadStockOnHand } from './stock-on-hand.ts';
import { type FeedSurvey, surveyFeed } from './survey-feed.ts';

export interface Outcome {
  readonly survey: FeedSurvey;
  readonly counts: ChangeCounts;
  readonly stockVersion: number;
}

export interface Attempt {
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

const noChanges = ({ unchanged }: FeedSurvey, offers: SiteOffers): ChangeCounts => ({
  added: 0,
  addedSold: 0,
  addedNotOnSale: 0,
  changed: 0,
  unchanged,
  priceDrops: [],
  returned: [],
  firstPrices: [],
  offers,
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
    const counts = noChanges(survey, countOffers(survey.reading, planned));
    await record(database, counts);
    return { survey, counts, stockVersion: stock.stockVersion };
  }
  const applied = await applyFeed({ ...planned, findCommitments, isAccepted, now, record });
  return applied && { survey, ...applied };
};

const assertSomethingValid = ({ reading: { rows, refused, heldRow } }: FeedSurvey): void => {
  if (rows === 0 && heldRow === null) throw new FeedFileError('empty', 'The file has no rows.');
  if (rows > 0 && refused === rows) throw new FeedFileError('nothingValid', `None of the ${rows} rows is valid.`);
};

/**
 * Returns undefined, and writes nothing, if the survey is out of date by the time of writing. Only the first attempt
 * reports events such as refusals, because later attempts would repeat them.
 */
export const attemptImport = async (attempt: Attempt, isFirst: boolean): Promise<Outcome | undefined> => {
  const { options, feed, lastFields, lastHeadings, lastStatuses, newlyPriced, onNamed, now } = attempt;
  const { siteSlug, config, resolveLocation, needsLocation = false, photoSources, isAccepted = false } = options;
  const database = options.database.primary;
  const stock = await loadStockOnHand(database, siteSlug, photoSources?.imageHosts);
  const common = {
    database,
    siteSlug,
    feed,
    stock,
    missing: chooseMissingPolicy(options),
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
