import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import {
  answers,
  elsewhere,
  host,
  openTestTradeIn,
  shopper,
  silent,
  sites,
  submissionOf,
  type TestTradeIn,
  thisYear,
  unknownUuid,
} from '../testing/open-test-trade-in.ts';
import { createPlatePurge, createValuationPurge, eraseValuations } from './purge-valuations.ts';
import { createValuationStore, moveValuations } from './valuation-store.ts';

describe.each(testDatabases)('stored valuations, their owners and retention on $name', ({ open }) => {
  let shop: TestTradeIn;
  beforeAll(async () => {
    shop = await openTestTradeIn(open);
  });
  beforeEach(() => shop.empty());
  afterAll(() => shop?.close());

  it('stores neither acceptance nor lead when fields are invalid or the offer has changed [L4.15] [D.26]', async () => {
    const { url, cookie, document } = await shop.finish();
    const wrong = await shop.send(
      'POST',
      `${url}/accept`,
      { name: 'Ann', location_id: '1', revision: document.revision },
      { cookie },
    );
    expect([wrong.statusCode, wrong.json().errors.map(({ field }: { field: string }) => field)]).toEqual([
      422,
      ['email', 'phone'],
    ]);
    const priced = { ...shopper, revision: document.revision, offer_price: 99_999 };
    expect((await shop.send('POST', `${url}/accept`, priced, { cookie })).statusCode).toBe(400);
    // Another tab changes the kilometres between read and write.
    const [row] = await shop.listRows('valuations');
    const visitorUuid = String(row?.visitor_uuid);
    const found = await createValuationStore(shop.database).find({
      siteSlug: 'wattle',
      visitorUuid,
      valuationUuid: document.id,
    });
    await shop.send('PATCH', url, { kms: 90_000 }, { cookie });
    const late = shop.createService({
      store: { find: async () => found },
      findVisitor: async () => ({ visitorUuid }),
    });
    const problems = [{ field: 'message', message: expect.stringContaining('This valuation has changed') }];
    expect(await late.submit(sites[host], submissionOf(document.id), new Date())).toEqual({
      kind: 'invalid',
      problems,
    });
    expect(await shop.listRows('leads')).toEqual([]);
    expect(await shop.listRows('valuations')).toMatchObject([{ offer_accepted: false, lead_id: null }]);
  });

  it('accepts the estimate that the page showed, and no newer one [L4.15] [D.39]', async () => {
    const { url, cookie, document } = await shop.finish();
    const stored = await shop.listRows('valuations');
    const [shown] = stored.map(({ revision }) => String(revision));
    await shop.send('PATCH', url, { kms: 90_000 }, { cookie });
    const accept = (shownRevision: string | undefined) =>
      shop.service.submit(sites[host], { ...submissionOf(document.id), cookie, shown: shownRevision }, new Date());
    const problems = [{ field: 'message', message: expect.stringContaining('This valuation has changed') }];
    expect(await accept(shown)).toEqual({ kind: 'invalid', problems });
    expect(await accept('new')).toEqual({ kind: 'invalid', problems });
    expect(await shop.listRows('leads')).toEqual([]);
    expect(await accept(String(Number(shown) + 1))).toMatchObject({ kind: 'stored' });
  });

  it('can be found only by the visitor who started it [D.39] [D.26]', async () => {
    const { url, cookie, document } = await shop.finish();
    const other = (await shop.start()).cookie;
    const lead = (sentBy: Record<string, string>) =>
      shop.service.submit(sites[host], { ...submissionOf(document.id), ...sentBy }, new Date());
    for (const headers of [{ cookie: other }, {}, { cookie, host: elsewhere }] as Record<string, string>[]) {
      const statuses = await Promise.all([
        shop.send('GET', url, undefined, headers),
        shop.send('PATCH', url, { kms: 1 }, headers),
        shop.send('POST', `${url}/accept`, { ...shopper, revision: document.revision }, headers),
        shop.sendForm('/trade-in/yours', { valuation: document.id, car: '0' }, headers),
        shop.sendForm('/trade-in/condition', { valuation: document.id, kms: '1', ...answers }, headers),
        shop.send(
          'POST',
          '/api/miscellaneous',
          { column_name: 'valuation', id: document.id },
          { ...headers, host: elsewhere },
        ),
      ]);
      expect(statuses.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(404));
    }
    await expect(lead({ cookie: other })).rejects.toMatchObject({ code: 'notFound' });
    await expect(lead({})).rejects.toMatchObject({ code: 'notFound' });
    for (const id of [unknownUuid, 'x', "'"]) {
      expect(
        (await shop.send('GET', `/api/valuations/${encodeURIComponent(id)}`, undefined, { cookie })).statusCode,
      ).toBe(404);
    }
    expect((await shop.send('GET', url, undefined, { cookie })).json()).toMatchObject({ id: document.id, kms: 61_500 });
    expect(await shop.listRows('leads')).toEqual([]);
  });

  it('returns 404 on a site that does not value cars [D.38]', async () => {
    const at = { host: silent };
    expect((await shop.send('POST', '/api/valuations', { rego: 'TEST01', regoState: 'QLD' }, at)).statusCode).toBe(404);
    expect((await shop.sendForm('/trade-in/car', { rego: 'TEST01', regoState: 'QLD' }, at)).statusCode).toBe(404);
    const sent = submissionOf(null);
    await expect(shop.service.submit(sites[silent], sent, new Date())).rejects.toMatchObject({ code: 'notFound' });
    expect(await shop.service.submit(sites[host], sent, new Date())).toMatchObject({ kind: 'stored' });
    expect(await shop.listRows('leads')).toMatchObject([{ category: 'Trade-In Enquiry', subcategory: null }]);
  });

  it('saves the result with the miscellaneous call when configured, and logs the outcome [L4.16] [L8.03]', async () => {
    const at = { host: elsewhere };
    const { document, cookie } = await shop.start({ make: 'Toyota', model: 'RAV4', year: thisYear - 2, kms: 5 }, at);
    const result = { ...document, column_name: 'valuation' };
    expect((await shop.send('POST', '/api/miscellaneous', result, { ...at, cookie })).statusCode).toBe(204);
    expect(await shop.listRows('valuations')).toMatchObject([{ saved_at: expect.anything() }]);
    expect(String(shop.logged.mock.calls)).toContain('Valuation data saved');
    expect(String(shop.logged.mock.calls)).not.toContain('Failed to save');
    const gone = { ...result, id: unknownUuid };
    expect((await shop.send('POST', '/api/miscellaneous', gone, { ...at, cookie })).statusCode).toBe(404);
    expect(String(shop.logged.mock.calls)).toContain('Failed to save valuation data');
    const other = { ...result, column_name: 'notes' };
    expect((await shop.send('POST', '/api/miscellaneous', other, { ...at, cookie })).statusCode).toBe(400);
    const mine = await shop.start();
    const unasked = { ...mine.document, column_name: 'valuation' };
    expect((await shop.send('POST', '/api/miscellaneous', unasked, { cookie: mine.cookie })).statusCode).toBe(404);
  });

  it('purges plates before valuations, and erases valuations with their lead [D.39]', async () => {
    const { url, cookie, document } = await shop.finish();
    const early = new Date(Date.now() - 60_000);
    const late = new Date(Date.now() + 60_000);
    expect(await createPlatePurge(shop.database).purgeBefore(early)).toBe(0);
    expect(await createPlatePurge(shop.database).purgeBefore(late)).toBe(1);
    expect(await shop.listRows('valuations')).toMatchObject([{ rego: null, offer_price: 16_470 }]);
    const acceptance = { ...shopper, revision: document.revision };
    const { lead_id } = (await shop.send('POST', `${url}/accept`, acceptance, { cookie })).json();
    await shop.start();
    expect(await eraseValuations(shop.database, { leadUuids: [] })).toBe(0);
    expect(await eraseValuations(shop.database, { leadUuids: [lead_id] })).toBe(1);
    expect(await createValuationPurge(shop.database).purgeBefore(early)).toBe(0);
    expect(await createValuationPurge(shop.database).purgeBefore(late)).toBe(1);
  });

  it('moves to the account its visitor signs in to, on this site only [L4.19]', async () => {
    await shop.start();
    await shop.start({ make: 'Toyota', model: 'RAV4', year: thisYear, kms: 5 }, { host: elsewhere });
    const [mine, theirs] = await shop.listRows('valuations');
    await moveValuations(shop.database.interactive, 'wattle', String(mine?.visitor_uuid), unknownUuid);
    await moveValuations(shop.database.interactive, 'wattle', String(theirs?.visitor_uuid), unknownUuid);
    const owners = (await shop.listRows('valuations')).map(({ site_id, visitor_uuid }) => [
      site_id,
      visitor_uuid === unknownUuid,
    ]);
    expect(owners.toSorted()).toEqual([
      ['banksia', false],
      ['wattle', true],
    ]);
  });
});
