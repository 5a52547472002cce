import { leadStages, lostReasons } from '#src/leads/rules/lead-stages.ts';
import type { AuditAction, AuditState } from '#src/staff/rules/audit.ts';
import { lostReasonWords, stageWords } from './stage-words.ts';
import type { TimelineItem } from './timeline-item.ts';

export interface ShownNote {
  readonly noteUuid: string;
  readonly personName: string;
  readonly text: string;
  readonly writtenAtMs: number;
}

export interface ShownChange {
  readonly entryUuid: string;
  readonly atMs: number;
  readonly action: AuditAction;
  readonly personUuid: string | null;
  readonly personName: string | null;
  readonly before: AuditState | null;
  readonly after: AuditState | null;
}

export const buildNoteItems = (notes: readonly ShownNote[]): readonly Omit<TimelineItem, 'when'>[] =>
  notes.map(({ noteUuid, personName, text, writtenAtMs }) => ({
    key: noteUuid,
    kind: 'note',
    who: personName,
    what: 'wrote a note',
    text,
    atMs: writtenAtMs,
  }));

const nameOwn = (action: AuditAction): string => {
  if (action === 'textsStopped' || action === 'textsResumed') return 'The customer';
  return action === 'leadAssigned' || action === 'leadStageChanged' ? 'An administrator' : 'The desk';
};

const describeChange = (
  { action, personUuid, before, after }: Pick<ShownChange, 'action' | 'personUuid' | 'before' | 'after'>,
  nameOf: (personUuid: string) => string,
  momentOf: (ms: number) => string,
): string | null => {
  if (action === 'leadAssigned') {
    if (typeof after?.assignee !== 'string') return 'unassigned it';
    return `assigned it to ${after.assignee === personUuid ? 'themselves' : nameOf(after.assignee)}`;
  }
  if (action === 'leadRouted' || action === 'leadReassigned') {
    const why = action === 'leadRouted' ? 'under the routing rules' : 'because nobody had replied';
    return `assigned it to ${nameOf(String(after?.assignee))} ${why}`;
  }
  if (action === 'textsStopped') return 'opted out of text messages';
  if (action === 'textsResumed') return 'opted back in to text messages';
  if (action === 'leadOverdue') return 'marked it as overdue';
  if (action === 'leadMerged')
    return after?.mergedInto === undefined
      ? 'merged another lead into this one'
      : 'merged it into a lead at another site';
  if (action === 'leadUnmerged')
    return before?.mergedInto === undefined
      ? 'unmerged another lead from this one'
      : 'unmerged it from the lead at another site';
  if (action === 'leadSnoozed') {
    const { until } = after ?? {};
    return typeof until === 'string' ? `snoozed it until ${momentOf(Date.parse(until))}` : 'ended the snooze';
  }
  if (action !== 'leadStageChanged') return null;
  const stage = leadStages.find((one) => one === after?.stage);
  const reason = lostReasons.find((one) => one === after?.lostReason);
  const because = reason === undefined ? '' : ` (${lostReasonWords[reason].toLowerCase()})`;
  return stage === undefined ? null : `changed the stage to ${stageWords[stage]}${because}`;
};

export const buildChangeItems = (
  changes: readonly ShownChange[],
  colleagues: readonly { readonly personUuid: string; readonly name: string }[],
  momentOf: (ms: number) => string,
): readonly Omit<TimelineItem, 'when'>[] => {
  const nameOf = (personUuid: string): string =>
    colleagues.find((one) => one.personUuid === personUuid)?.name ?? 'a former colleague';
  return changes.flatMap((change) => {
    const what = describeChange(change, nameOf, momentOf);
    const { entryUuid, atMs, action, personName } = change;
    return what === null
      ? []
      : [{ key: entryUuid, kind: 'change' as const, who: personName ?? nameOwn(action), what, text: null, atMs }];
  });
};
