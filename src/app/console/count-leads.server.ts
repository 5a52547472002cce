import type { InboxStore } from '#src/inbox/server/inbox-store.ts';
import { maxCounted } from '#src/inbox/view/build-inbox-view.ts';
import type { Member } from './authorise.server.ts';
import type { DeskRequest } from './desk-context.server.ts';

type Counts = ReturnType<InboxStore['count']>;

const counted = new WeakMap<DeskRequest, Counts>();

type Counter = Pick<Member, 'desk' | 'reader'>;

export const countLeads = ({ desk, reader }: Counter): Counts => {
  const counts = counted.get(desk) ?? desk.services.inbox.count(reader, maxCounted, desk.now);
  counted.set(desk, counts);
  return counts;
};

/** @param isInbox true on the inbox, which also shows the other counts of `countLeads` */
export const countOverdue = async ({ desk, reader }: Counter, isInbox: boolean): Promise<number> =>
  isInbox
    ? (await countLeads({ desk, reader })).overdue
    : desk.services.inbox.countOverdue(reader, maxCounted, desk.now);
