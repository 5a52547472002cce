import { expect, it } from 'vitest';
import { parseInboxQuery, writeInboxQuery } from './inbox-query.ts';

const first = {
  view: 'unassigned',
  text: '',
  category: null,
  locationId: null,
  assigneeUuid: null,
  afterUuid: null,
} as const;

it('reads what it writes', () => {
  const query = {
    view: 'done',
    text: 'o’brien & co',
    category: 'Service Enquiry',
    locationId: 7,
    assigneeUuid: null,
    afterUuid: '3ca07de9-6107-4f92-8fa1-3bf1b14ce10b',
  } as const;
  expect(parseInboxQuery(new URLSearchParams(writeInboxQuery(query)))).toEqual(query);
  expect(writeInboxQuery(first)).toBe('');
});

it('lists one person’s leads in the view Mine, whichever view is named', () => {
  const assigneeUuid = '3ca07de9-6107-4f92-8fa1-3bf1b14ce10b';
  const query = { ...first, view: 'mine', assigneeUuid } as const;
  expect(writeInboxQuery(query)).toBe(`?assignee=${assigneeUuid}`);
  expect(parseInboxQuery(new URLSearchParams({ view: 'done', assignee: assigneeUuid }))).toEqual(query);
});

it.each([
  'view=none',
  'location=x',
  'location=-1',
  'location=99999999999',
  'after=1',
  'assignee=1',
  'category=',
  'category=x',
  'q=%20',
])('ignores %s', (search) => expect(parseInboxQuery(new URLSearchParams(search))).toEqual(first));

it('cuts a long search', () => {
  expect(parseInboxQuery(new URLSearchParams({ q: 'x'.repeat(5000) })).text).toHaveLength(100);
});
