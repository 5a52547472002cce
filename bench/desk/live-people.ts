import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { DatabaseService } from '../../src/platform/db/database.ts';
import type { StaffScope } from '../../src/staff/rules/membership.ts';
import type { Role } from '../../src/staff/rules/roles.ts';
import { putMembership } from '../../src/staff/server/membership-store.ts';
import { openStaffSession } from '../../src/staff/server/session-store.ts';
import { staffPeople } from '../../src/staff/server/tables.ts';

export interface LiveSite {
  readonly slug: string;
  readonly locationIds: readonly number[];
}

export interface LivePerson extends StaffScope {
  readonly personUuid: string;
  readonly siteSlug: string;
  readonly role: Role;
  readonly cookie: string;
}

export const liveCategories = [
  'General Enquiry',
  'Used Vehicle Enquiry',
  'Finance Enquiry',
  'Service Enquiry',
  'Parts Enquiry',
];

type Access = StaffScope & { readonly role: Role };

const listAccess = ({ locationIds }: LiveSite, turn: number): readonly Access[] => {
  const [here = 0, next = here] = [0, 1].map((step) => locationIds[(turn + step) % locationIds.length]);
  const everything = { locationIds: null, categories: null };
  return [
    { ...everything, role: 'owner' },
    { ...everything, role: 'manager', locationIds: [here, next] },
    { ...everything, role: 'sales', locationIds: [here] },
    { ...everything, role: 'sales', categories: ['General Enquiry', 'Used Vehicle Enquiry'] },
    { ...everything, role: 'sales' },
    { role: 'sales', locationIds: [next], categories: ['Service Enquiry', 'Parts Enquiry'] },
  ];
};

const siteOf = (sites: readonly LiveSite[], index: number): LiveSite => {
  const site = sites[index % 2 === 0 ? 0 : 1 + (Math.floor(index / 2) % (sites.length - 1))];
  if (site === undefined) throw new Error('Name two sites or more.');
  return site;
};

const addPerson = async (database: DatabaseService, index: number, siteSlug: string, access: Access) => {
  const personUuid = randomUUID();
  const now = new Date();
  const actor = { personUuid, address: '192.0.2.1', device: 'Chrome on Android' };
  const secret = await database.primary.transaction(async (tx) => {
    await tx.execute(sql`
      INSERT INTO ${staffPeople} (person_uuid, email, name, created_at)
      VALUES (${personUuid}::uuid, ${`person-${index}@example.test`}, ${`Person ${index}`}, ${now.toISOString()}::timestamptz)`);
    await putMembership(tx, personUuid, { siteSlug, ...access }, now);
    return openStaffSession(tx, { personUuid, way: 'passkey', actor, earlierHash: undefined }, now);
  });
  return { personUuid, siteSlug, ...access, cookie: `__Host-staff=${secret}` };
};

export const addPeople = async (
  database: DatabaseService,
  sites: readonly LiveSite[],
  count: number,
): Promise<readonly LivePerson[]> => {
  const people: LivePerson[] = [];
  for (let index = 0; index < count; index += 1) {
    const site = siteOf(sites, index);
    const all = listAccess(site, Math.floor(index / 3));
    const access = all[Math.floor(index / 2) % all.length];
    if (access !== undefined) people.push(await addPerson(database, index, site.slug, access));
  }
  return people;
};

export const addStranger = (database: DatabaseService, { slug }: LiveSite): Promise<LivePerson> =>
  addPerson(database, -1, slug, { role: 'stock', locationIds: null, categories: null });
