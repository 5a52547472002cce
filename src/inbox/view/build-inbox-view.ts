import { leadCategories } from '#src/leads/rules/lead-categories.ts';
import type { LeadReminder } from '#src/leads/rules/message.ts';
import type { SiteLocation } from '#src/sites/model/site-location.ts';
import type { StaffScope } from '#src/staff/rules/membership.ts';
import type { InboxEntry } from '../rules/inbox-entry.ts';
import { type InboxQuery, type InboxView, inboxViews, writeInboxQuery } from '../rules/inbox-query.ts';
import { describeAge, describeMoment } from './describe-age.ts';
import { type Deadline, describeDeadline } from './describe-deadline.ts';
import { stageTones, stageWords } from './stage-words.ts';

export interface InboxRow {
  readonly leadUuid: string;
  readonly href: string;
  readonly name: string;
  readonly topic: string;
  readonly vehicle: string | null;
  readonly message: string | null;
  readonly place: string | null;
  readonly age: string;
  readonly receivedAt: string;
  readonly stage: { readonly text: string; readonly tone: 'new' | 'open' | 'won' | 'lost' } | null;
  readonly deadline: Deadline | null;
  readonly flag: { readonly text: string; readonly isQuiet: boolean } | null;
  readonly assignee: { readonly name: string; readonly initials: string; readonly isSelf: boolean } | null;
}

export interface InboxTab {
  readonly view: InboxView;
  readonly label: string;
  readonly href: string;
  readonly isCurrent: boolean;
  readonly count: string | null;
}

export interface InboxListView {
  readonly tabs: readonly InboxTab[];
  readonly rows: readonly InboxRow[];
  readonly query: InboxQuery;
  readonly categories: readonly string[];
  readonly locations: readonly { readonly id: number; readonly name: string }[];
  readonly colleagues: InboxSurroundings['colleagues'];
  readonly isFiltered: boolean;
  readonly clearHref: string;
  readonly searchAllHref: string | null;
  readonly firstHref: string | null;
  readonly nextHref: string | null;
  readonly emptyText: string;
  /** Link to the most urgent view that has leads. */
  readonly next: { readonly label: string; readonly href: string } | null;
}

export const maxCounted = 100;

const labels: Readonly<Record<InboxView, string>> = {
  unassigned: 'Unassigned',
  mine: 'Mine',
  overdue: 'Overdue',
  reminders: 'Reminders',
  waiting: 'Waiting',
  all: 'All',
  done: 'Done',
};

const emptyTexts: Readonly<Record<InboxView, string>> = {
  unassigned: 'There are no unassigned leads. New leads appear here as they arrive.',
  mine: 'You have no open leads. Choose one from Unassigned.',
  overdue: 'No leads are overdue.',
  reminders: 'You have no tasks due, no leads back from snooze and no new messages.',
  waiting: 'You aren’t waiting for a reply from any customer.',
  all: 'There are no leads yet.',
  done: 'There are no sold or lost leads yet.',
};

export const nameLead = ({ firstName, lastName }: Pick<InboxEntry, 'firstName' | 'lastName'>): string =>
  lastName === null ? firstName : `${firstName} ${lastName}`;

export const describeTopic = ({ category, subcategory }: Pick<InboxEntry, 'category' | 'subcategory'>): string =>
  (subcategory ?? category).replace(/^\d+\. /, '').replace(/ Enquiry$/, '');

export const writeInitials = (name: string): string => {
  const words = name.split(' ').filter((word) => word !== '');
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
};

interface InboxSurroundings {
  readonly site: {
    readonly timeZone: string;
    readonly locations: readonly Pick<SiteLocation, 'id' | 'name'>[];
  };
  readonly scope: StaffScope;
  readonly personUuid: string;
  readonly now: Date;
  /** Other people whose leads the person may list. Empty if the person may not assign leads to others. */
  readonly colleagues: readonly { readonly personUuid: string; readonly name: string }[];
  readonly hrefOf: (leadUuid: string | null) => string;
}

export const reminderWords: Readonly<Record<LeadReminder, string>> = {
  due: 'Due',
  back: 'Back from snooze',
  wrote: 'New message',
};

const describeFlag = ({ reminder, isSnoozed, isAnsweredElsewhere }: InboxEntry): InboxRow['flag'] => {
  if (isSnoozed) return { text: 'Snoozed', isQuiet: true };
  if (reminder === null) return isAnsweredElsewhere ? { text: 'Merged', isQuiet: true } : null;
  return { text: reminderWords[reminder], isQuiet: false };
};

export const buildInboxRow = (
  lead: InboxEntry,
  href: string,
  around: Pick<InboxSurroundings, 'site' | 'personUuid' | 'now'>,
): InboxRow => {
  const { site, personUuid, now } = around;
  const { assigneeUuid, assigneeName } = lead;
  return {
    leadUuid: lead.leadUuid,
    href,
    name: nameLead(lead),
    topic: describeTopic(lead),
    vehicle: lead.vehicleTitle,
    message: lead.message,
    place: site.locations.find(({ id }) => id === lead.locationId)?.name ?? null,
    age: describeAge(lead.receivedAtMs, now.getTime(), site.timeZone),
    receivedAt: describeMoment(lead.receivedAtMs, now.getTime(), site.timeZone),
    flag: describeFlag(lead),
    stage: lead.stage === 'new' ? null : { text: stageWords[lead.stage], tone: stageTones[lead.stage] },
    deadline: lead.answerDueMs === null ? null : describeDeadline(lead.answerDueMs, now.getTime(), site.timeZone),
    assignee:
      assigneeUuid === null
        ? null
        : {
            name: assigneeName ?? 'Former colleague',
            initials: writeInitials(assigneeName ?? '?'),
            isSelf: assigneeUuid === personUuid,
          },
  };
};

const writeCount = (count: number): string | null => {
  if (count === 0) return null;
  return count >= maxCounted ? `${maxCounted - 1}+` : String(count);
};

const urgentViews = ['overdue', 'reminders', 'unassigned', 'mine'] as const satisfies readonly InboxView[];

const nextWords: Readonly<Record<(typeof urgentViews)[number], readonly [one: string, more: string]>> = {
  overdue: ['overdue lead', 'overdue leads'],
  reminders: ['reminder', 'reminders'],
  unassigned: ['unassigned lead', 'unassigned leads'],
  mine: ['lead assigned to you', 'leads assigned to you'],
};

export const describeOverdue = (count: number): { readonly text: string; readonly label: string } | null => {
  const text = writeCount(count);
  return text === null ? null : { text, label: `${text} ${nextWords.overdue[count === 1 ? 0 : 1]}` };
};

const chooseNext = (
  counts: Readonly<Partial<Record<InboxView, number>>>,
  hrefOf: (view: InboxView) => string,
): InboxListView['next'] => {
  const view = urgentViews.find((one) => (counts[one] ?? 0) > 0);
  if (view === undefined) return null;
  const count = counts[view] ?? 0;
  return { label: `See ${writeCount(count)} ${nextWords[view][count === 1 ? 0 : 1]}`, href: hrefOf(view) };
};

export const buildInboxView = (
  page: { readonly entries: readonly InboxEntry[]; readonly hasMore: boolean },
  counts: Readonly<Partial<Record<InboxView, number>>>,
  query: InboxQuery,
  around: InboxSurroundings,
): InboxListView => {
  const { site, scope, colleagues, hrefOf } = around;
  const listHref = (changes: Partial<InboxQuery>): string =>
    hrefOf(null) + writeInboxQuery({ ...query, afterUuid: null, ...changes });
  const search = writeInboxQuery(query);
  const isFiltered =
    query.text !== '' || query.category !== null || query.locationId !== null || query.assigneeUuid !== null;
  const last = page.entries.at(-1);
  const { locationIds, categories } = scope;
  return {
    tabs: inboxViews.map((view) => ({
      view,
      label: labels[view],
      href: listHref({ view, assigneeUuid: null }),
      isCurrent: view === query.view && query.assigneeUuid === null,
      count: writeCount(counts[view] ?? 0),
    })),
    rows: page.entries.map((lead) => buildInboxRow(lead, hrefOf(lead.leadUuid) + search, around)),
    query,
    categories: leadCategories.filter((category) => categories === null || categories.includes(category)),
    locations: site.locations
      .filter(({ id }) => locationIds === null || locationIds.includes(id))
      .map(({ id, name }) => ({ id, name })),
    colleagues,
    isFiltered,
    clearHref: listHref({
      text: '',
      category: null,
      locationId: null,
      ...(query.assigneeUuid !== null && { view: 'all', assigneeUuid: null }),
    }),
    searchAllHref: query.text === '' || query.view === 'all' ? null : listHref({ view: 'all', assigneeUuid: null }),
    firstHref: query.afterUuid === null ? null : listHref({}),
    nextHref: page.hasMore && last !== undefined ? listHref({ afterUuid: last.leadUuid }) : null,
    emptyText: isFiltered ? 'No leads match. Check the spelling, or clear the filters.' : emptyTexts[query.view],
    next: isFiltered ? null : chooseNext(counts, (view) => listHref({ view })),
  };
};
