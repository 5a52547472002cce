import type { FeedFindings } from '../rules/limits/choose-held-back.ts';
import { findMovedComments } from '../rules/limits/find-moved-comments.ts';
import { addsNotes } from '../rules/limits/find-staff-comments.ts';
import { fewestTextChanges, findTextChanges, textFields } from '../rules/limits/find-text-changes.ts';
import { commentsField } from '../rules/limits/hold-row-fields.ts';
import type { ComparedFeed } from './compare-feed.ts';
import { loadRecords } from './stock-on-hand.ts';
import type { SurveyOptions } from './survey-options.ts';

interface TextFindings {
  readonly textChanges: FeedFindings['textChanges'];
  readonly movedComments: FeedFindings['movedComments'];
}

/** Leaves out columns that the feed lacks, because another limit covers lost columns. */
export const surveyTexts = async (
  { texts, unchangedTexts }: ComparedFeed,
  fieldsGone: readonly string[],
  { database, siteSlug, brakes, isAccepted }: SurveyOptions,
): Promise<TextFindings> => {
  if (isAccepted || brakes.textChangedPercent === 0 || texts.length < fewestTextChanges) {
    return { textChanges: [], movedComments: undefined };
  }
  const ids = texts.map(({ id }) => id);
  const records = await loadRecords({ tx: database, siteSlug }, ids, [...textFields, commentsField]);
  const rows = texts.map(({ id, stockNumber, after }) => ({ stockNumber, before: records.get(id) ?? {}, after }));
  const comments = texts.map(({ id, ...text }) => {
    const before = records.get(id)?.[commentsField];
    return { ...text, before: typeof before === 'string' ? before : null };
  });
  return {
    textChanges: findTextChanges(rows, unchangedTexts, brakes.textChangedPercent).filter(
      ({ field }) => !fieldsGone.includes(field),
    ),
    movedComments: fieldsGone.includes(commentsField)
      ? undefined
      : findMovedComments(comments, brakes.textChangedPercent),
  };
};

export const surveyStaffComments = async (
  { staffComments }: ComparedFeed,
  { database, siteSlug, brakes, isAccepted }: SurveyOptions,
): Promise<FeedFindings['staffComments']> => {
  if (isAccepted || brakes.staffComments === 'accept') return [];
  const ids = staffComments.flatMap(({ id }) => id ?? []);
  const records = await loadRecords({ tx: database, siteSlug }, ids, [commentsField]);
  return staffComments.filter((found) => addsNotes(found, records.get(found.id ?? -1)?.[commentsField]));
};
