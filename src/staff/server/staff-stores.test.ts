import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deskChannel, parseDeskNotice } from '#src/leads/server/desk-channel.ts';
import { dayMs, hourMs } from '#src/lib/durations.ts';
import { testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { actorOf, afterMs, openTestStaff, operator, staffNow, type TestStaff } from '../testing/open-test-staff.ts';
import { createStaffPurge } from './staff-purge.ts';

const owner = { siteSlug: 'wattle', role: 'owner' } as const;
const sales = { siteSlug: 'wattle', role: 'sales' } as const;

describe.each(testDatabases)('staff on $name', ({ open }) => {
  let staff: TestStaff;

  beforeAll(async () => {
    staff = await openTestStaff(open);
  });
  afterAll(() => staff?.close());
  beforeEach(async () => {
    await staff.database.primary.execute(
      sql`TRUNCATE staff_people, staff_memberships, staff_sessions, staff_audit, staff_links, staff_invitations`,
    );
  });

  const actionsAt = async (site: string) => (await staff.audit.list(site, null, 100)).map(({ action }) => action);

  describe('sessions', () => {
    it('end after a day without use, and after two weeks in any case', async () => {
      const person = await staff.addPerson('Ann', sales);
      const hash = await staff.signIn(person);
      expect(await staff.sessions.find(hash, afterMs(dayMs))).toBeUndefined();
      for (let day = 0.9; day < 13.9; day += 0.9) {
        expect([day, (await staff.sessions.find(hash, afterMs(day * dayMs)))?.personUuid]).toEqual([day, person]);
      }
      expect(await staff.sessions.find(hash, afterMs(14 * dayMs))).toBeUndefined();
    });

    it('are not kept alive by an open screen', async () => {
      const hash = await staff.signIn(await staff.addPerson('Ann', sales));
      for (let hours = 1; hours < 24; hours += 1) {
        expect(await staff.sessions.peek(hash, afterMs(hours * hourMs))).toBeDefined();
      }
      expect(await staff.sessions.peek(hash, afterMs(24 * hourMs))).toBeUndefined();
    });

    it('get a new secret at each sign-in, and the browser’s earlier session ends', async () => {
      const person = await staff.addPerson('Ann', sales);
      const first = await staff.signIn(person);
      const second = await staff.signIn(person, staffNow, first);
      expect(await staff.sessions.find(first, staffNow)).toBeUndefined();
      expect(await staff.sessions.find(second, staffNow)).toBeDefined();
    });

    it('carry the person’s current sites and roles only', async () => {
      const person = await staff.addPerson('Ann', owner, { siteSlug: 'acme', role: 'stock', locationIds: [3] });
      const other = await staff.addPerson('Bob', owner);
      const hash = await staff.signIn(person);
      const everything = { locationIds: null, categories: null };
      expect((await staff.sessions.find(hash, staffNow))?.memberships).toEqual([
        { siteSlug: 'acme', role: 'stock', locationIds: [3], categories: null },
        { ...owner, ...everything },
      ]);
      expect(await staff.memberships.end('wattle', person, actorOf(other), staffNow)).toBe('changed');
      expect(await staff.sessions.find(hash, staffNow)).toBeUndefined();
      const again = await staff.signIn(person);
      expect((await staff.sessions.find(again, staffNow))?.memberships).toHaveLength(1);
    });

    it('are listed and ended by their owner only, and each node is notified', async () => {
      const [ann, bob] = [await staff.addPerson('Ann', sales), await staff.addPerson('Bob', sales)];
      const [mine, tablet, his] = [await staff.signIn(ann), await staff.signIn(ann), await staff.signIn(bob)];
      const current = (await staff.sessions.find(mine, staffNow))?.sessionUuid ?? '';
      const ofBob = (await staff.sessions.find(his, staffNow))?.sessionUuid ?? '';
      expect(await staff.sessions.list(ann, staffNow)).toHaveLength(2);
      const heard: unknown[] = [];
      let isListening = false;
      const stop = staff.database.subscribe(deskChannel, (payload) => {
        if (payload === 'probe') isListening = true;
        else heard.push(parseDeskNotice(payload));
      });
      await expect
        .poll(async () => {
          await staff.database.primary.execute(sql`SELECT pg_notify(${deskChannel}, 'probe')`);
          return isListening;
        })
        .toBe(true);
      const by = actorOf(ann);
      expect(await staff.sessions.end({ sessionUuid: ofBob }, by, staffNow, 'sessionEnded')).toBe(0);
      expect(await staff.sessions.end({ butUuid: current }, by, staffNow, 'sessionEnded')).toBe(1);
      expect(await staff.sessions.find(tablet, staffNow)).toBeUndefined();
      expect(await staff.sessions.find(mine, staffNow)).toBeDefined();
      expect(await staff.sessions.find(his, staffNow)).toBeDefined();
      await expect.poll(() => heard).toEqual([{ kind: 'sessionsEnded', personUuid: ann }]);
      stop();
    });

    it('are stored without their secret', async () => {
      const hash = await staff.signIn(await staff.addPerson('Ann', sales));
      const { rows } = await staff.database.primary.execute(sql`SELECT secret_hash FROM staff_sessions`);
      expect(rows).toEqual([{ secret_hash: hash }]);
    });
  });

  describe('memberships', () => {
    it('leave each site an owner, even if two owners act at once', async () => {
      const [ann, bob] = [await staff.addPerson('Ann', owner), await staff.addPerson('Bob', owner)];
      const both = await Promise.all([
        staff.memberships.end('wattle', ann, actorOf(bob), staffNow),
        staff.memberships.end('wattle', bob, actorOf(ann), staffNow),
      ]);
      expect(both.toSorted()).toEqual(['changed', 'lastOwner']);
      const [left] = await staff.memberships.list('wattle');
      const demoted = { role: 'sales', locationIds: null, categories: null } as const;
      expect(await staff.memberships.change('wattle', left?.personUuid ?? '', demoted, operator, staffNow)).toBe(
        'lastOwner',
      );
    });

    it('belong to one site: another site’s owner changes nothing', async () => {
      const ann = await staff.addPerson('Ann', sales);
      expect(await staff.memberships.end('acme', ann, operator, staffNow)).toBe('unknown');
      expect(await staff.memberships.list('acme')).toEqual([]);
      expect(await staff.memberships.list('wattle')).toMatchObject([{ name: 'Ann', role: 'sales' }]);
    });
  });

  describe('the audit log', () => {
    it('records a change with what was before and after, in the transaction of the change', async () => {
      const [ann, bob] = [await staff.addPerson('Ann', owner), await staff.addPerson('Bob', sales)];
      const to = { role: 'manager', locationIds: [7], categories: null } as const;
      await staff.memberships.change('wattle', bob, to, actorOf(ann), staffNow);
      expect(await staff.audit.list('wattle', null, 10)).toMatchObject([
        {
          action: 'roleChanged',
          personName: 'Ann',
          subjectName: 'Bob',
          before: { role: 'sales', locationIds: null },
          after: { role: 'manager', locationIds: [7] },
          atMs: staffNow.getTime(),
          address: '192.0.2.1',
        },
      ]);
      expect(await staff.audit.list('acme', null, 10)).toEqual([]);
    });

    it('refuses to change or delete an entry', async () => {
      await staff.signIn(await staff.addPerson('Ann', sales));
      const { primary } = staff.database;
      await expect(primary.execute(sql`UPDATE staff_audit SET action = 'x'`)).rejects.toThrow();
      await expect(primary.execute(sql`DELETE FROM staff_audit`)).rejects.toThrow();
      expect(await actionsAt('wattle')).toEqual(['signedIn']);
    });

    it('records a sign-in at each of the person’s sites, and pages through entries', async () => {
      const ann = await staff.addPerson('Ann', sales, { siteSlug: 'acme', role: 'owner' });
      for (let at = 0; at < 5; at += 1) await staff.signIn(ann, afterMs(at));
      expect(await actionsAt('acme')).toHaveLength(5);
      const [first, second] = await staff.audit.list('wattle', null, 2);
      expect([first?.atMs, second?.atMs]).toEqual([afterMs(4).getTime(), afterMs(3).getTime()]);
      const rest = await staff.audit.list('wattle', second ?? null, 10);
      expect(rest.map(({ atMs }) => atMs)).toEqual([2, 1, 0].map((at) => afterMs(at).getTime()));
    });
  });

  it('purges what expired, and nothing else', async () => {
    const ann = await staff.addPerson('Ann', sales);
    await staff.signIn(ann, afterMs(-20 * dayMs));
    const hash = await staff.signIn(ann);
    expect(await createStaffPurge(staff.database).purgeBefore(afterMs(-dayMs))).toBe(1);
    expect(await staff.sessions.find(hash, staffNow)).toBeDefined();
  });
});
