import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { leadVehicle } from '#src/leads/testing/make-lead.ts';
import { testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import type { MailMessage } from '#src/platform/mail/mailer.ts';
import type { PushOutcome, PushSubscription } from '#src/platform/push/push-sender.ts';
import { operator } from '#src/staff/testing/open-test-staff.ts';
import { firstSettings, type NoticeChannel } from '../../rules/notices/notice-choices.ts';
import { anyLead } from '../../rules/routing/routing-rule.ts';
import { at, round } from '../../testing/lead-clock.ts';
import { makeClockSite } from '../../testing/make-clock-site.ts';
import { openTestInbox, type TestInbox } from '../../testing/open-test-inbox.ts';
import { createLeadClockJob } from '../clock/lead-clock-job.ts';
import { createRoutingStore } from '../clock/routing-store.ts';
import type { LeadWorker } from '../work-service.ts';
import { createStaffNoticeJob } from './notice-job.ts';
import { createNoticeStore } from './notice-store.ts';
import { createSettingsStore } from './settings-store.ts';

const site = { ...makeClockSite(), name: 'Wattle' };
const untimed = {
  ...makeClockSite({ warnMinutes: null, reassignMinutes: null, overdueMinutes: null }),
  name: 'Wattle',
};

describe.each(testDatabases)('notifications of staff on $name', ({ open }) => {
  let test: TestInbox;
  let ann: LeadWorker;
  let bob: LeadWorker;
  let boss: LeadWorker;
  const mails: MailMessage[] = [];
  const pushes: { readonly to: string; readonly payload: object }[] = [];
  const texts: string[] = [];
  const givenUp: string[] = [];
  let isMailDown = false;
  let pushOutcome: PushOutcome = { kind: 'sent' };

  beforeAll(async () => {
    test = await openTestInbox(open);
    ann = await test.addWorker('Ann', 'sales');
    bob = await test.addWorker('Bob', 'sales');
    boss = await test.addWorker('Boss', 'manager');
  });
  afterAll(() => test?.close());
  beforeEach(async () => {
    for (const list of [mails, pushes, texts, givenUp]) list.length = 0;
    isMailDown = false;
    pushOutcome = { kind: 'sent' };
    await test.database.primary.execute(sql`TRUNCATE leads, lead_work, lead_events, lead_counters, staff_audit, lead_timers,
      routing_rules, notice_settings, push_subscriptions, staff_notices`);
    const personUuids = [ann.personUuid, bob.personUuid];
    const rule = { name: 'All', conditions: anyLead, way: 'turns' as const, personUuids };
    await createRoutingStore(test.database).save('wattle', null, rule, operator, at(0));
  });

  const settings = () => createSettingsStore(test.database);
  const choose = (worker: LeadWorker, channels: readonly NoticeChannel[], more: object = {}) => {
    const choices = { assigned: channels, warning: channels, reassigned: channels, overdue: channels };
    return settings().save(worker, { ...firstSettings, choices, ...more }, at(0));
  };
  const subscribe = (worker: LeadWorker, endpoint: string) =>
    settings().addBrowser(worker, { endpoint, p256dh: 'p', auth: 'a' }, at(0));
  const addLead = () =>
    test.addLead('wattle', {
      firstName: 'Priya',
      lastName: 'Secret',
      locationId: 1,
      vehicle: leadVehicle,
      receivedAt: at(0),
    });

  const runAt = async (minutes: number, processors = 1, clockSite = site): Promise<void> => {
    const clock = createLeadClockJob({
      database: test.database,
      listSites: () => [clockSite],
      onProblem: (_, error) => expect.fail(String(error)),
      readClock: () => at(minutes),
    });
    await clock.run(round);
    const sender = () =>
      createStaffNoticeJob({
        store: createNoticeStore(test.database),
        listSites: () => [site],
        urlOf: (slug, leadUuid) => `https://desk.test/sites/${slug}/inbox/${leadUuid}`,
        mailer: {
          send: async (mail) => {
            if (isMailDown) throw new Error('down');
            mails.push(mail);
          },
        },
        sms: {
          send: async ({ to, text }) => {
            texts.push(`${to} ${text}`);
            return { kind: 'sent' };
          },
        },
        push: {
          send: async ({ endpoint }: PushSubscription, payload) => {
            pushes.push({ to: endpoint, payload });
            return pushOutcome;
          },
        },
        onGivenUp: (_, reason) => givenUp.push(reason),
        onProblem: (error) => expect.fail(String(error)),
        readClock: () => at(minutes),
      });
    await Promise.all(Array.from({ length: processors }, () => sender().run(round)));
  };
  const subjects = () => mails.map(({ to, subject }) => `${to.split('@')[0]}: ${subject}`).toSorted();

  it('tell each person what concerns them, once on two processors', async () => {
    const leads = [await addLead(), await addLead()];
    await runAt(0, 2);
    expect(subjects()).toEqual(['ann: New lead assigned to you: Priya', 'bob: New lead assigned to you: Priya']);
    await runAt(15, 2);
    expect(subjects().filter((subject) => subject.includes('waiting'))).toHaveLength(2);
    await runAt(20, 2);
    expect(subjects().filter((subject) => subject.includes('Reassigned to someone else'))).toHaveLength(2);
    expect(subjects().filter((subject) => subject.includes('New lead'))).toHaveLength(4);
    mails.length = 0;
    await runAt(120, 2);
    expect(subjects().filter((subject) => subject.startsWith('boss: Overdue'))).toHaveLength(leads.length);
    expect(subjects().filter((subject) => subject.includes('Overdue'))).toHaveLength(2 * leads.length);
    await runAt(300, 2);
    expect(subjects().filter((subject) => subject.includes('Overdue'))).toHaveLength(2 * leads.length);
  });

  it('say no more of a shopper than a first name and the vehicle', async () => {
    await choose(ann, ['email', 'push', 'sms'], { mobile: '+61412345678' });
    await subscribe(ann, 'https://push.test/1');
    const lead = await addLead();
    await runAt(0);
    expect(pushes).toEqual([
      {
        to: 'https://push.test/1',
        payload: {
          title: 'New lead assigned to you: Priya',
          body: `${leadVehicle.title} · Wattle`,
          url: `https://desk.test/sites/wattle/inbox/${lead}`,
          tag: lead,
        },
      },
    ]);
    expect(texts).toEqual([expect.stringContaining('+61412345678 New lead assigned to you: Priya')]);
    expect(JSON.stringify([mails, pushes, texts])).not.toMatch(/Secret|ann@example\.com|\+61412345678@/);
  });

  it('wait for the end of quiet hours, and leave out what is no longer true', async () => {
    for (const worker of [ann, bob]) await choose(worker, ['email'], { quiet: { from: '09:00', to: '11:00' } });
    const [first] = [await addLead(), await addLead()];
    await runAt(0);
    await runAt(59);
    expect(mails).toEqual([]);
    await test.work.setStage(boss, first, { stage: 'sold', lostReason: null }, at(59));
    await runAt(60);
    expect(mails.filter(({ subject }) => subject.startsWith('New lead'))).toHaveLength(1);
  });

  it('are tried again when a server is down, and given up in the end', async () => {
    isMailDown = true;
    await addLead();
    await runAt(0, 1, untimed);
    await runAt(0.5, 1, untimed);
    isMailDown = false;
    await runAt(1, 1, untimed);
    expect(subjects()).toEqual(['ann: New lead assigned to you: Priya']);
    isMailDown = true;
    await addLead();
    for (const minutes of [2, 3, 9, 40]) await runAt(minutes, 1, untimed);
    expect(givenUp).toEqual([]);
    await runAt(170, 1, untimed);
    expect((await test.database.primary.execute(sql`SELECT FROM staff_notices`)).rows).toEqual([]);
    expect(givenUp).toEqual(['Error']);
  });

  it('end for a browser that is gone, which the account then shows', async () => {
    await choose(ann, ['push']);
    await choose(bob, []);
    await subscribe(ann, 'https://push.test/1');
    pushOutcome = { kind: 'gone' };
    await addLead();
    await runAt(0);
    const [browser] = await settings().listBrowsers(ann.personUuid);
    expect(browser).toMatchObject({ device: 'Chrome on Android', goneAt: at(0) });
    const { rows } = await test.database.primary.execute(sql`SELECT endpoint, p256dh, auth FROM push_subscriptions`);
    expect(rows).toEqual([{ endpoint: null, p256dh: null, auth: null }]);
    await runAt(15);
    expect(pushes).toHaveLength(1);
    await subscribe(ann, 'https://push.test/2');
    expect(await settings().listBrowsers(ann.personUuid)).toMatchObject([{ goneAt: null }]);
  });

  it('never reach a person who left, or who lost the lead’s location', async () => {
    await test.work.assign(boss, await addLead(), ann.personUuid, at(0));
    await test.database.primary.execute(sql`
      UPDATE staff_memberships SET location_ids = '[2]' WHERE person_uuid = ${ann.personUuid}::uuid`);
    await runAt(0);
    await test.database.primary.execute(sql`
      UPDATE staff_memberships SET location_ids = NULL WHERE person_uuid = ${ann.personUuid}::uuid`);
    expect(mails).toEqual([]);
    expect((await test.database.primary.execute(sql`SELECT FROM staff_notices`)).rows).toEqual([]);
  });

  it('leave a person alone who assigns a lead to themselves', async () => {
    await test.work.assign(ann, await addLead(), ann.personUuid, at(0));
    await test.work.assign(boss, await addLead(), boss.personUuid, at(0));
    await runAt(0);
    expect(mails).toEqual([]);
  });

  it('belong to the person who subscribed a shared browser last, and to ten browsers at most', async () => {
    await subscribe(ann, 'https://push.test/shared');
    await subscribe(bob, 'https://push.test/shared');
    expect(await settings().listBrowsers(ann.personUuid)).toEqual([]);
    for (let index = 0; index < 9; index += 1) await subscribe(bob, `https://push.test/${index}`);
    expect(await subscribe(bob, 'https://push.test/more')).toBe('tooMany');
    const [browser] = await settings().listBrowsers(bob.personUuid);
    await settings().removeBrowser(ann, browser?.subscriptionUuid ?? '', at(1));
    expect(await settings().listBrowsers(bob.personUuid)).toHaveLength(10);
    await settings().removeBrowser(bob, browser?.subscriptionUuid ?? '', at(1));
    expect(await settings().listBrowsers(bob.personUuid)).toHaveLength(9);
  });
});
