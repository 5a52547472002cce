import { leadCategories } from '#src/leads/rules/lead-categories.ts';
import { isUuid } from '#src/lib/is-uuid.ts';

export const inboxViews = ['unassigned', 'mine', 'overdue', 'reminders', 'waiting', 'all', 'done'] as const;

export type InboxView = (typeof inboxViews)[number];

export interface InboxQuery {
  readonly view: InboxView;
  readonly text: string;
  readonly category: string | null;
  readonly locationId: number | null;
  readonly afterUuid: string | null;
}

export const maxSearchLength = 100;

const isView = (text: string | null): text is InboxView => inboxViews.some((view) => view === text);

export const parseInboxQuery = (params: URLSearchParams): InboxQuery => {
  const view = params.get('view');
  const location = params.get('location') ?? '';
  const after = params.get('after') ?? '';
  return {
    view: isView(view) ? view : 'unassigned',
    text: (params.get('q') ?? '').slice(0, maxSearchLength).trim(),
    category: leadCategories.find((category) => category === params.get('category')) ?? null,
    locationId: /^\d{1,9}$/.test(location) ? Number(location) : null,
    afterUuid: isUuid(after) ? after.toLowerCase() : null,
  };
};

export const writeInboxQuery = ({ view, text, category, locationId, afterUuid }: InboxQuery): string => {
  const params = new URLSearchParams();
  if (view !== 'unassigned') params.set('view', view);
  if (text !== '') params.set('q', text);
  if (category !== null) params.set('category', category);
  if (locationId !== null) params.set('location', String(locationId));
  if (afterUuid !== null) params.set('after', afterUuid);
  const search = params.toString();
  return search === '' ? '' : `?${search}`;
};
