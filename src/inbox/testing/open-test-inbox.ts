import { createLeadStore } from '#src/leads/server/lead-store.ts';
import { makeLeadRecord } from '#src/leads/testing/make-lead-record.ts';
import type { testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import type { Role } from '#src/staff/rules/roles.ts';
import { actorOf, openTestStaff } from '#src/staff/testing/open-test-staff.ts';
import type { InboxQuery } from '../rules/inbox-query.ts';
import { createInboxStore } from '../server/inbox-store.ts';
import { createWorkService, type LeadWorker } from '../server/work-service.ts';

export const firstQuery: InboxQuery = {
  view: 'unassigned',
  text: '',
  category: null,
  locationId: null,
  assigneeUuid: null,
  afterUuid: null,
};

export const openTestInbox = async (open: (typeof testDatabases)[number]['open']) => {
  const staff = await openTestStaff(open);
  const { database } = staff;
  const leads = createLeadStore(database);
  return {
    staff,
    database,
    inbox: createInboxStore(database),
    work: createWorkService(database),
    addLead: (siteSlug: string, fields: Parameters<typeof makeLeadRecord>[0] = {}): Promise<string> =>
      leads.store(siteSlug, makeLeadRecord(fields), []),
    addWorker: async (name: string, role: Role, scope: Partial<LeadWorker> = {}): Promise<LeadWorker> => {
      const membership = { siteSlug: 'wattle', role, locationIds: null, categories: null, ...scope };
      const personUuid = await staff.addPerson(name, membership);
      return { ...actorOf(personUuid), ...membership, personUuid };
    },
    close: staff.close,
  };
};

export type TestInbox = Awaited<ReturnType<typeof openTestInbox>>;
