import { expect, it } from 'vitest';
import type { LeadTask } from '../rules/lead-task.ts';
import { buildTaskItems, buildTaskView } from './build-task-view.ts';

const task: LeadTask = {
  taskUuid: 't',
  personName: 'Ann',
  text: 'Call back',
  dueAtMs: Date.parse('2026-11-29T01:00:00Z'),
  doneAtMs: null,
  doneByName: null,
  writtenAtMs: Date.parse('2026-11-28T01:00:00Z'),
};

const sunday = new Date('2026-11-29T00:00:00Z');
const build = (tasks: readonly LeadTask[], now = sunday) =>
  buildTaskView(tasks, { newUuid: 'n', snoozedUntilMs: null, reminder: null, now, timeZone: 'Australia/Brisbane' });

it('offers times by the site’s clock, each once', () => {
  const timesOf = (now: Date) => build([], now).choices.map(({ atMs }) => new Date(atMs).toISOString());
  expect(timesOf(sunday)).toEqual(['2026-11-29T03:00:00.000Z', '2026-11-29T23:00:00.000Z']);
  const monday = new Date('2026-11-30T00:00:00Z');
  expect(timesOf(monday)).toEqual(['2026-11-30T03:00:00.000Z', '2026-11-30T23:00:00.000Z', '2026-12-06T23:00:00.000Z']);
  expect(build([]).suggested).toBe('2026-11-30T09:00');
});

it('lists open tasks only, and says which are due', () => {
  const tasks = [task, { ...task, taskUuid: 'd', doneAtMs: sunday.getTime(), doneByName: 'Bob' }];
  expect(build(tasks).open).toEqual([{ taskUuid: 't', text: 'Call back', due: 'today, 11:00 am', isDue: false }]);
  expect(build(tasks, new Date('2026-11-29T01:00:00Z')).open[0]?.isDue).toBe(true);
  expect(buildTaskItems(tasks).map(({ who, what }) => `${who} ${what}`)).toEqual([
    'Ann added a task: Call back',
    'Ann added a task: Call back',
    'Bob completed the task: Call back',
  ]);
});
