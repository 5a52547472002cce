import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '#src/platform/db/database.ts';
import { type TestDatabase, testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { describeLeadVehicle } from '../rules/lead-vehicle.ts';
import { leadVehicle } from '../testing/make-lead.ts';
import { makeLeadRecord } from '../testing/make-lead-record.ts';
import { createDeliveryStore, type DeliveryStore } from './delivery-store.ts';
import { createLeadStore, type LeadStore } from './lead-store.ts';

const received = new Date('2026-11-20T01:00:00Z');
const later = (seconds: number): Date => new Date(received.getTime() + seconds * 1000);
const leaseMs = 60_000;
const mailTo = (target: string) => ({ kind: 'mail' as const, target });

describe.each(testDatabases)('lead stores on $name', ({ open }) => {
  let test: TestDatabase;
  let leads: LeadStore;
  let outbox: DeliveryStore;

  beforeAll(async () => {
    test = await open();
    leads = createLeadStore(test.database);
    outbox = createDeliveryStore(test.database);
  });
  afterAll(() => test?.close());
  beforeEach(async () => {
    await test.database.primary.execute(sql`DELETE FROM lead_deliveries`);
    await test.database.primary.execute(sql`DELETE FROM leads`);
  });

  const read = async (what: 'leads' | 'lead_deliveries') =>
    (await test.database.primary.execute(sql`SELECT * FROM ${sql.identifier(what)} ORDER BY site_id, lead_uuid`)).rows;

  it('stores the answers, the consent and the time, with the deliveries [L3.01] [D.32]', async () => {
    const record = makeLeadRecord({ userAgent: 'Browser/1', message: 'Zoë 👋\nHi' });
    const leadUuid = await leads.store('wattle', record, [mailTo('one@a.example'), mailTo('two@a.example')]);
    expect(await read('leads')).toMatchObject([
      {
        site_id: 'wattle',
        lead_uuid: leadUuid,
        category: 'General Enquiry',
        source: 'Website',
        first_name: 'Ann',
        email: 'ann@example.com',
        phone: '+61412345678',
        message: 'Zoë 👋\nHi',
        opt_in: true,
        opt_in_text: 'Yes to news.',
        page_path: '/contact',
        user_agent: 'Browser/1',
      },
    ]);
    const rows = await read('lead_deliveries');
    expect(rows.map(({ kind, target, state, attempts }) => [kind, target, state, attempts]).sort()).toEqual([
      ['mail', 'one@a.example', 'waiting', 0],
      ['mail', 'two@a.example', 'waiting', 0],
    ]);
  });

  it('stores each form’s own fields, and the vehicle at the time [L3.01] [L3.02] [L3.03] [L7.02]', async () => {
    const vehicle = describeLeadVehicle(makeTestVehicle({ id: 7, slug: 'blue-ute', name: 'Ute “Zoë” 👋' }), []);
    const fields = {
      form: 'service',
      subcategory: 'Service Booking',
      postcode: '0800',
      rego: '123ABC',
      locationId: 3,
      dealershipSlug: 'wattle-south',
      manufacturerSlug: 'mazda',
      additionalServices: ['Wash', 'Loan car'],
      custom: { kms: '45000', 'do-you-have-a-trade-in': "it's" },
      pageUrl: 'https://www.wattle.example/service?a=1',
      attributes: { visited_pages: ['/'], linked_query_params: { a: '1' } },
    } as const;
    await leads.store('wattle', makeLeadRecord({ ...fields, vehicle }), []);
    expect(await read('leads')).toMatchObject([
      {
        form: 'service',
        subcategory: 'Service Booking',
        postcode: '0800',
        rego: '123ABC',
        location_id: 3,
        dealership_slug: 'wattle-south',
        manufacturer_slug: 'mazda',
        vehicle_id: expect.toSatisfy((id) => Number(id) === 7),
        vehicle,
        additional_services: ['Wash', 'Loan car'],
        custom: fields.custom,
        page_url: fields.pageUrl,
        lead_attributes: fields.attributes,
      },
    ]);
    await leads.store('wattle', makeLeadRecord(), []);
    expect((await read('leads')).map((row) => row.vehicle)).toContain(null);
  });

  it('makes one lead of a form sent twice, on each site its own [L7.04]', async () => {
    const record = makeLeadRecord();
    const first = await leads.store('wattle', record, [mailTo('one@a.example')]);
    expect(await leads.store('wattle', record, [mailTo('one@a.example')])).toBe(first);
    expect(await leads.store('banksia', record, [mailTo('one@a.example')])).not.toBe(first);
    expect([(await read('leads')).length, (await read('lead_deliveries')).length]).toEqual([2, 2]);
  });

  it('makes one lead of a form sent ten times at once', async () => {
    const record = makeLeadRecord();
    const ids = await Promise.all(
      Array.from({ length: 10 }, () => leads.store('wattle', record, [mailTo('one@a.example')])),
    );
    expect(new Set(ids).size).toBe(1);
    expect([(await read('leads')).length, (await read('lead_deliveries')).length]).toEqual([1, 1]);
  });

  it('stores a lead and its related write, or neither, and writes once [D.22]', async () => {
    const record = makeLeadRecord();
    const note = (words: string) => (tx: Pick<Database, 'execute'>, leadUuid: string) =>
      tx.execute(sql`UPDATE leads SET user_agent = ${words} WHERE lead_uuid = ${leadUuid}::uuid`);
    const refused = await leads.storeWith('wattle', record, [mailTo('one@a.example')], async (tx, leadUuid) => {
      await note('refused')(tx, leadUuid);
      return 'refused';
    });
    expect([refused, await read('leads'), await read('lead_deliveries')]).toEqual([{ kind: 'refused' }, [], []]);
    const write = vi.fn(async (tx: Database, leadUuid: string) => {
      await note('written')(tx, leadUuid);
      return 'written' as const;
    });
    const stored = await leads.storeWith('wattle', record, [mailTo('one@a.example')], write);
    expect(await leads.storeWith('wattle', record, [mailTo('one@a.example')], write)).toEqual(stored);
    expect(write).toHaveBeenCalledTimes(1);
    expect(await read('leads')).toMatchObject([{ user_agent: 'written' }]);
    expect(await read('lead_deliveries')).toHaveLength(1);
    const away = leads.storeWith('wattle', makeLeadRecord(), [], () => Promise.reject(new Error('away')));
    await expect(away).rejects.toThrow('away');
    expect(await read('leads')).toHaveLength(1);
  });

  it('stores a lead without a destination', async () => {
    await leads.store('wattle', makeLeadRecord({ lastName: null, message: null }), []);
    expect(await read('leads')).toMatchObject([{ last_name: null, message: null }]);
    expect(await outbox.claim(later(1), 10, leaseMs)).toEqual([]);
  });

  it('leases each delivery to one caller, and to another when the lease expires', async () => {
    const records = Array.from({ length: 20 }, () => makeLeadRecord());
    for (const record of records) await leads.store('wattle', record, [mailTo('one@a.example')]);
    const claims = await Promise.all(Array.from({ length: 5 }, () => outbox.claim(later(1), 6, leaseMs)));
    const claimed = claims.flat().map(({ lead }) => lead.leadUuid);
    expect([claimed.length, new Set(claimed).size]).toEqual([20, 20]);
    expect(await outbox.claim(later(60), 50, leaseMs)).toEqual([]);
    const again = await outbox.claim(later(62), 50, leaseMs);
    expect(again).toHaveLength(20);
    expect(again[0]).toMatchObject({ siteSlug: 'wattle', target: 'one@a.example', attempts: 2 });
    expect(again[0]?.lead).toMatchObject({
      firstName: 'Ann',
      isOptedIn: true,
      pagePath: '/contact',
      receivedAt: received,
    });
  });

  it('returns every fact of a lead, its vehicle included [L3.01] [L3.03]', async () => {
    const facts = {
      subcategory: 'Test Drive',
      postcode: '4030',
      rego: '123ABC',
      locationId: 102,
      custom: { kms: '98000' },
    };
    await leads.store('wattle', makeLeadRecord({ ...facts, vehicle: leadVehicle, additionalServices: ['Tyres'] }), [
      mailTo('one@a.example'),
    ]);
    await leads.store('wattle', makeLeadRecord(), [mailTo('two@a.example')]);
    const [full, sparse] = (await outbox.claim(later(1), 2, leaseMs)).toSorted((a, b) =>
      a.target < b.target ? -1 : 1,
    );
    expect(full?.lead).toMatchObject({ ...facts, additionalServices: ['Tyres'], vehicle: leadVehicle });
    expect(sparse?.lead).toMatchObject({ subcategory: null, postcode: null, custom: {}, vehicle: null });
  });

  const claimOne = async (seconds: number) => {
    const [delivery] = await outbox.claim(later(seconds), 1, leaseMs);
    if (delivery === undefined) throw new Error('nothing is due');
    return delivery;
  };

  it('never claims what was delivered or given up', async () => {
    await leads.store('wattle', makeLeadRecord(), [mailTo('one@a.example')]);
    await leads.store('wattle', makeLeadRecord(), [mailTo('two@a.example')]);
    await outbox.settle(await claimOne(1), { kind: 'delivered', at: later(2) });
    await outbox.settle(await claimOne(1), { kind: 'dead', at: later(2), error: 'no such box' });
    expect(await outbox.claim(later(1e6), 10, leaseMs)).toEqual([]);
    expect((await read('lead_deliveries')).map(({ state, last_error }) => [state, last_error]).sort()).toEqual([
      ['dead', 'no such box'],
      ['delivered', null],
    ]);
  });

  it('claims postponed deliveries when they are due, and not before', async () => {
    await leads.store('wattle', makeLeadRecord(), [mailTo('one@a.example')]);
    await outbox.settle(await claimOne(1), { kind: 'postponed', dueAt: later(10), error: 'refused' });
    expect(await outbox.claim(later(9), 10, leaseMs)).toEqual([]);
    expect(await claimOne(10)).toMatchObject({ attempts: 2 });
  });

  it('reclaims everything waiting, and nothing that has ended', async () => {
    for (const target of ['claimed@a.example', 'postponed@a.example', 'delivered@a.example']) {
      await leads.store('wattle', makeLeadRecord(), [mailTo(target)]);
    }
    for (const delivery of await outbox.claim(later(1), 3, leaseMs)) {
      if (delivery.target.startsWith('postponed')) {
        await outbox.settle(delivery, { kind: 'postponed', dueAt: later(3600), error: 'refused' });
      }
      if (delivery.target.startsWith('delivered')) await outbox.settle(delivery, { kind: 'delivered', at: later(2) });
    }
    await outbox.reclaim(later(3));
    const due = await outbox.claim(later(3), 10, leaseMs);
    expect(due.map(({ target }) => target).sort()).toEqual(['claimed@a.example', 'postponed@a.example']);
  });

  it('hastens the retries to one target, but none that may be in flight', async () => {
    for (const target of ['back@a.example', 'back@a.example', 'other@a.example']) {
      await leads.store('wattle', makeLeadRecord(), [mailTo(target)]);
    }
    const [first, second, other] = [...(await outbox.claim(later(1), 3, leaseMs))].sort((a, b) =>
      a.target.localeCompare(b.target),
    );
    if (first === undefined || second === undefined || other === undefined) throw new Error('three are due');
    for (const delivery of [first, other]) {
      await outbox.settle(delivery, { kind: 'postponed', dueAt: later(3600), error: 'refused' });
    }
    await outbox.hasten('wattle', first, later(2), later(2 + leaseMs / 1000));
    const due = await outbox.claim(later(3), 10, leaseMs);
    expect(due.map(({ deliveryUuid }) => deliveryUuid)).toEqual([first.deliveryUuid]);
  });

  it('ignores the outcome of an attempt that lost its lease', async () => {
    await leads.store('wattle', makeLeadRecord(), [mailTo('one@a.example')]);
    const slow = await claimOne(1);
    const quick = await claimOne(100);
    await outbox.settle(slow, { kind: 'dead', at: later(101), error: 'too slow' });
    expect(await read('lead_deliveries')).toMatchObject([{ state: 'waiting' }]);
    await outbox.settle(quick, { kind: 'delivered', at: later(102) });
    await outbox.settle(quick, { kind: 'postponed', dueAt: later(103), error: 'late' });
    expect(await read('lead_deliveries')).toMatchObject([{ state: 'delivered', last_error: null }]);
  });
});
