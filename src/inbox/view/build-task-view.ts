import type { LeadReminder } from '#src/leads/rules/message.ts';
import { addDays, findLocalMoment, localDay } from '#src/lib/dates/local-day.ts';
import { hourMs } from '#src/lib/durations.ts';
import type { LeadTask } from '../rules/lead-task.ts';
import { reminderWords } from './build-inbox-view.ts';
import { describeMoment } from './describe-age.ts';
import type { TimelineItem } from './timeline-item.ts';

export interface TaskView {
  readonly open: readonly {
    readonly taskUuid: string;
    readonly text: string;
    readonly due: string;
    readonly isDue: boolean;
  }[];
  readonly newUuid: string;
  readonly storedUuids: readonly string[];
  /** Suggested due time of a new task, such as '2026-11-30T09:00', in the site's time zone. */
  readonly suggested: string;
  readonly snoozedUntil: string | null;
  /** The lead's reminder, such as 'New message'; null if it has none, or if the reminder is a due task. */
  readonly reminder: string | null;
  readonly choices: readonly { readonly label: string; readonly atMs: number }[];
}

const morning = '09:00';
const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();
const daysToMonday = (day: string): number => (8 - weekdayOf(day)) % 7 || 7;

interface TaskSurroundings {
  readonly newUuid: string;
  readonly snoozedUntilMs: number | null;
  readonly reminder: LeadReminder | null;
  readonly now: Date;
  readonly timeZone: string;
}

export const buildTaskView = (
  tasks: readonly LeadTask[],
  { newUuid, snoozedUntilMs, reminder, now, timeZone }: TaskSurroundings,
): TaskView => {
  const nowMs = now.getTime();
  const today = localDay(nowMs, timeZone);
  const [tomorrow, monday] = [addDays(today, 1), addDays(today, daysToMonday(today))];
  const momentOf = (ms: number): string => describeMoment(ms, nowMs, timeZone);
  return {
    open: tasks
      .filter(({ doneAtMs }) => doneAtMs === null)
      .map(({ taskUuid, text, dueAtMs }) => ({ taskUuid, text, due: momentOf(dueAtMs), isDue: dueAtMs <= nowMs })),
    newUuid,
    storedUuids: tasks.map(({ taskUuid }) => taskUuid),
    suggested: `${tomorrow}T${morning}`,
    snoozedUntil: snoozedUntilMs === null ? null : momentOf(snoozedUntilMs),
    reminder: reminder === null || reminder === 'due' ? null : reminderWords[reminder],
    choices: [
      { label: 'For 3 hours', atMs: nowMs + 3 * hourMs },
      { label: 'Until tomorrow', atMs: findLocalMoment(tomorrow, morning, timeZone) },
      ...(monday === tomorrow ? [] : [{ label: 'Until Monday', atMs: findLocalMoment(monday, morning, timeZone) }]),
    ],
  };
};

export const buildTaskItems = (tasks: readonly LeadTask[]): readonly Omit<TimelineItem, 'when'>[] =>
  tasks.flatMap(({ taskUuid, personName, text, writtenAtMs, doneAtMs, doneByName }) => [
    {
      key: taskUuid,
      kind: 'change' as const,
      who: personName ?? 'A former colleague',
      what: `added a task: ${text}`,
      text: null,
      atMs: writtenAtMs,
    },
    ...(doneAtMs === null
      ? []
      : [
          {
            key: `${taskUuid} done`,
            kind: 'change' as const,
            who: doneByName ?? 'A former colleague',
            what: `completed the task: ${text}`,
            text: null,
            atMs: doneAtMs,
          },
        ]),
  ]);
