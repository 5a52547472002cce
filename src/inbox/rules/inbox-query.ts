import { leadCategories } from '#src/leads/rules/lead-categories.ts';
import { isUuid } from '#src/lib/is-uuid.ts';

export const inboxViews = ['unassigned', 'mine', 'overdue', 'reminders', 'waiting', 'all', 'done'] as const;

export type InboxView = (typeof inboxViews)[number];

export interface InboxQuery {
  readonly view: InboxView;
  readonly text: string;
  readonly category: string | null;
  readonly locationId: number | null;
  /** Whose open leads the view 'mine' lists. Null means the reader's own leads. */
  readonly assigneeUuid: string | null;
  readonly afterUuid: string | null;
}

export const maxSearchLength = 100;

const isView = (text: string | null): text is InboxView => inboxViews.some((view) => view === text);

export const parseInboxQuery = (params: URLSearchParams): InboxQuery => {
  const view = params.get('view');
  const location = params.get('location') ?? '';
  const assignee = params.get('assignee') ?? '';
  const after = params.get('after') ?? '';
  const assigneeUuid = isUuid(assignee) ? assignee.toLowerCase() : null;
  return {
    view: assigneeUuid === null ? (isView(view) ? view : 'unassigned') : 'mine',
    text: (params.get('q') ?? '').slice(0, maxSearchLength).trim(),
    category: leadCategories.find((category) => category === params.get('category')) ?? null,
    locationId: /^\d{1,9}$/.test(location) ? Number(location) : null,
    assigneeUuid,
    afterUuid: isUuid(after) ? after.toLowerCase() : null,
  };
};

export const writeInboxQuery = ({ view, text, category, locationId, assigneeUuid, afterUuid }: InboxQuery): string => {
  const params = new URLSearchParams();
  if (view !== 'unassigned' && assigneeUuid === null) params.set('view', view);
  if (text !== '') params.set('q', text);
  if (category !== null) params.set('category', category);
  if (locationId !== null) params.set('location', String(locationId));
  if (assigneeUuid !== null) params.set('assignee', assigneeUuid);
  if (afterUuid !== null) params.set('after', afterUuid);
  const search = params.toString();
  return search === '' ? '' : `?${search}`;
};
