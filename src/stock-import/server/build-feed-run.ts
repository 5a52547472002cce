import type { FeedRunReport } from '../rules/feed-run.ts';
import type { NewFeedRun } from './feed-run-store.ts';
import type { ChangeCounts } from './plan-feed.ts';
import type { FeedSurvey } from './survey-feed.ts';

export const buildReport = (
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

export type RunStart = Pick<NewFeedRun, 'siteSlug' | 'source' | 'startedAt'>;

export const buildRun = (
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
