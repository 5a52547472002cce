import { expect, it } from 'vitest';
import type { InboxEntry } from '../rules/inbox-entry.ts';
import { buildInboxView } from './build-inbox-view.ts';

const now = new Date('2026-11-27T00:00:00Z');

const lead: InboxEntry = {
  leadUuid: 'lead',
  receivedAtMs: now.getTime() - 60_000,
  firstName: 'Priya',
  lastName: null,
  category: 'General Enquiry',
  subcategory: null,
  vehicleTitle: null,
  message: null,
  locationId: null,
  stage: 'new',
  assigneeUuid: null,
  assigneeName: null,
  answerDueMs: null,
  reminder: null,
  isSnoozed: false,
  isAnsweredElsewhere: false,
};

const build = (
  counts: Parameters<typeof buildInboxView>[1],
  entries = [lead],
  query: Partial<Parameters<typeof buildInboxView>[2]> = {},
) =>
  buildInboxView(
    { entries, hasMore: false },
    counts,
    { view: 'overdue', text: '', category: null, locationId: null, assigneeUuid: null, afterUuid: null, ...query },
    {
      site: { timeZone: 'Australia/Brisbane', locations: [] },
      scope: { locationIds: null, categories: null },
      personUuid: 'ann',
      now,
      colleagues: [],
      hrefOf: () => '/inbox',
    },
  );

it('shows the counts of views that have leads', () => {
  expect(
    build({ unassigned: 0, mine: 3, overdue: 100, reminders: 2 }).tabs.map(({ label, count }) => [label, count]),
  ).toEqual([
    ['Unassigned', null],
    ['Mine', '3'],
    ['Overdue', '99+'],
    ['Reminders', '2'],
    ['Waiting', null],
    ['All', null],
    ['Done', null],
  ]);
});

it('shows when an answer is due, only while one is', () => {
  expect(build({}).rows[0]?.deadline).toBeNull();
  const due = { ...lead, answerDueMs: now.getTime() - 3_600_000 };
  expect(build({}, [due]).rows[0]?.deadline).toEqual({ text: 'overdue 1 h', tone: 'overdue' });
});

it('shows a colleague’s leads as a filter, not as one of the views', () => {
  const view = build({}, [], { view: 'mine', assigneeUuid: 'kit' });
  expect(view.tabs.some(({ isCurrent }) => isCurrent)).toBe(false);
  expect(view.tabs[1]?.href).toBe('/inbox?view=mine');
  expect([view.isFiltered, view.clearHref]).toEqual([true, '/inbox?view=all']);
});

it('offers the same search in all leads', () => {
  expect(build({}, [], { text: 'rav4' }).searchAllHref).toBe('/inbox?view=all&q=rav4');
  expect(build({}, [], { text: 'rav4', view: 'all' }).searchAllHref).toBeNull();
  expect(build({}).searchAllHref).toBeNull();
});

it('leads from an empty view to the most urgent leads', () => {
  expect(build({ overdue: 2, mine: 3 }, [], { view: 'unassigned' }).next).toEqual({
    label: 'See 2 overdue leads',
    href: '/inbox?view=overdue',
  });
  expect(build({ mine: 1 }, []).next?.label).toBe('See 1 lead assigned to you');
  expect(build({}, []).next).toBeNull();
  expect(build({ mine: 1 }, [], { text: 'rav4' }).next).toBeNull();
});
