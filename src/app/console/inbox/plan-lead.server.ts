import { randomUUID } from 'node:crypto';
import type { LeadTask } from '#src/inbox/rules/lead-task.ts';
import type { LeadWorker } from '#src/inbox/server/change-lead.ts';
import type { LeadWork } from '#src/inbox/server/inbox-store.ts';
import type { TaskOutcome } from '#src/inbox/server/task-service.ts';
import { buildTaskView, type TaskView } from '#src/inbox/view/build-task-view.ts';
import { findLocalMoment } from '#src/lib/dates/local-day.ts';
import { dayMs } from '#src/lib/durations.ts';
import { isUuid } from '#src/lib/is-uuid.ts';
import type { Member } from '../authorise.server.ts';

const maxTaskLength = 500;
const longestMs = 366 * dayMs;

export const viewTasks = (
  { desk, site }: Member,
  tasks: readonly LeadTask[],
  work: Pick<LeadWork, 'snoozedUntilMs' | 'reminder'>,
): TaskView => buildTaskView(tasks, { ...work, newUuid: randomUUID(), now: desk.now, timeZone: site.timeZone });

const localPattern = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::\d{2})?$/;

/**
 * Reads Unix time in milliseconds from a button, or a local time in the site's time zone. Returns null unless the time
 * is within the next year.
 */
const readMoment = (written: string, { desk, site }: Member): Date | null => {
  const [, day, time] = localPattern.exec(written) ?? [];
  const ms = /^\d{1,15}$/.test(written)
    ? Number(written)
    : day === undefined || time === undefined
      ? Number.NaN
      : findLocalMoment(day, time, site.timeZone);
  const ahead = ms - desk.now.getTime();
  return ahead > 0 && ahead < longestMs ? new Date(ms) : null;
};

const wrongTime = { problem: 'Please choose a time within the next year.' };

/** Returns undefined for a form that isn't about a task or a snooze. */
export const planLead = async (
  member: Member,
  worker: LeadWorker,
  leadUuid: string,
  form: FormData,
): Promise<TaskOutcome | { readonly problem: string; readonly typed?: string } | undefined> => {
  const { tasks } = member.desk.services;
  const { now } = member.desk;
  const textOf = (name: string): string => String(form.get(name) ?? '').trim();
  const taskUuid = textOf('task').toLowerCase();
  switch (textOf('intent')) {
    case 'task': {
      const [text, dueAt] = [textOf('text').replaceAll(/\s+/g, ' '), readMoment(textOf('due'), member)];
      if (text === '') return { problem: 'Please describe the task.' };
      if (text.length > maxTaskLength) return { problem: `A task can have up to ${maxTaskLength} characters.` };
      if (dueAt === null || !isUuid(taskUuid)) return wrongTime;
      return tasks.add(worker, leadUuid, { taskUuid, text, dueAt }, now);
    }
    case 'finish':
      return isUuid(taskUuid) ? tasks.finish(worker, leadUuid, taskUuid, now) : 'unknown';
    case 'snooze': {
      // The time field is sent too, still with its suggested value, so the button takes precedence.
      const until = readMoment(textOf('until') || textOf('untilField'), member);
      return until === null ? wrongTime : tasks.snooze(worker, leadUuid, until, now);
    }
    case 'wake':
      return tasks.snooze(worker, leadUuid, null, now);
    default:
      return undefined;
  }
};
