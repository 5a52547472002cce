import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { minuteMs } from '#src/lib/durations.ts';
import { afterMs, staffNow } from '#src/staff/testing/open-test-staff.ts';
import { createMessageService } from '../server/message-service.ts';
import { createTaskService } from '../server/task-service.ts';
import type { LeadWorker } from '../server/work-service.ts';
import type { TestInbox } from './open-test-inbox.ts';

const acts = ['note', 'stage', 'assign', 'reply', 'task', 'snooze', 'timer'] as const;

export const leadHistory = fc.array(fc.tuple(fc.boolean(), fc.constantFrom(...acts)), { maxLength: 6 });

export const changeLead = async (
  { database, work }: TestInbox,
  { worker, leadUuid }: { readonly worker: LeadWorker; readonly leadUuid: string },
  act: (typeof acts)[number],
): Promise<void> => {
  const messaging = createMessageService({ database, onDeliveriesQueued: () => undefined });
  const tasks = createTaskService(database);
  if (act === 'note') await work.addNote(worker, leadUuid, 'Nice', staffNow);
  if (act === 'stage') await work.setStage(worker, leadUuid, { stage: 'lost', lostReason: 'price' }, staffNow);
  if (act === 'assign') await work.assign(worker, leadUuid, worker.personUuid, staffNow);
  if (act === 'snooze') await tasks.snooze(worker, leadUuid, afterMs(minuteMs), staffNow);
  if (act === 'reply') {
    const draft = { lastSeen: 99, kind: 'mail', subject: 'CX-5', text: 'Hi', files: [] } as const;
    await messaging.reply(worker, leadUuid, { ...draft, messageUuid: randomUUID() }, staffNow);
  }
  if (act === 'task') {
    const task = { taskUuid: randomUUID(), text: 'Call', dueAt: afterMs(minuteMs) };
    await tasks.add(worker, leadUuid, task, staffNow);
  }
  if (act === 'timer')
    await database.primary.execute(sql`
      INSERT INTO lead_timers (site_id, lead_uuid, kind, due_at)
      VALUES (${worker.siteSlug}, ${leadUuid}::uuid, 'warn', now()) ON CONFLICT DO NOTHING`);
};
