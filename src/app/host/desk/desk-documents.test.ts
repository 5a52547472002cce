import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordConsents } from '#src/finance-application/rules/answers/consents.ts';
import { assessApplication, decideAlone } from '#src/finance-application/rules/assessment/assess-application.ts';
import { writeContent } from '#src/finance-application/server/application-row.ts';
import { makeTestApplication, testTerms, typedAnswers } from '#src/finance-application/testing/test-application.ts';
import { readPdfText } from '#src/platform/pdf/testing/read-pdf-text.ts';
import { createSealer } from '#src/platform/sealing/create-sealer.ts';
import { createAuditStore } from '#src/staff/server/audit-store.ts';
import { type DeskHost, openDeskHost } from '../testing/desk/open-desk-host.ts';
import { ownershipSites } from '../testing/ownership/write-twin-sites.ts';

const site = ownershipSites.own;
const key = { id: 'test', key: Buffer.from('k'.repeat(32)).toString('base64') };
const sealer = createSealer(() => [key]);

describe('documents at the desk', () => {
  let desk: DeskHost;
  let manager: string;

  beforeAll(async () => {
    desk = await openDeskHost({ SEALING_KEYS: `${key.id}:${key.key}` });
    manager = await desk.signIn(await desk.addPerson('manager', { siteSlug: site, role: 'manager' }));
  });
  afterAll(() => desk?.close());

  const addSealed = async (): Promise<string> => {
    const applicationUuid = await desk.addApplication(site);
    const now = new Date();
    const decision = decideAlone(
      assessApplication(makeTestApplication(), testTerms, { maxAmountCents: 9_000_000, rateBufferPercent: 3 }),
    );
    const content = { answers: typedAnswers, problems: {}, consents: recordConsents('Wattle', now), decision };
    const { sealed } = writeContent({ siteSlug: site, applicationUuid }, content, sealer);
    await desk.database.primary.execute(
      sql`UPDATE finance_applications SET sealed = ${sealed} WHERE application_uuid = ${applicationUuid}::uuid`,
    );
    return applicationUuid;
  };
  const listOpenings = async (id: string) =>
    (await createAuditStore(desk.database).listOfSubject(site, id)).map(({ action }) => action);

  it('print the order of an online purchase as its shopper has it, while there is one', async () => {
    const id = await desk.addReservation(site, true);
    const path = `/sites/${site}/reservations/${id}`;
    const { body } = await desk.ask(path, manager);
    for (const name of ['order', 'receipt']) expect(body).toContain(`href="${path}/${name}.pdf"`);
    const pdf = await desk.ask(`${path}/order.pdf`, manager);
    expect([pdf.statusCode, pdf.headers['content-type'], pdf.headers['cache-control']]).toEqual([
      ...[200, 'application/pdf', 'no-store'],
    ]);
    const text = readPdfText(pdf.rawPayload);
    for (const words of ['Order summary', 'Ann Example', '2023 Nissan X-Trail', '$28,790'])
      expect(text).toContain(words);
    await desk.database.primary.execute(
      sql`UPDATE reservations SET state = 'refunded', refunded_cents = 20000 WHERE reservation_uuid = ${id}::uuid`,
    );
    expect((await desk.ask(`${path}/order.pdf`, manager)).statusCode).toBe(404);
    expect((await desk.ask(`${path}/receipt.pdf`, manager)).statusCode).toBe(200);
  });

  it('are none for a reservation without a purchase, and for other names', async () => {
    const path = `/sites/${site}/reservations/${await desk.addReservation(site)}`;
    expect((await desk.ask(path, manager)).body).not.toContain('order.pdf');
    for (const name of ['order.pdf', 'receipt.pdf', 'x'])
      expect((await desk.ask(`${path}/${name}`, manager)).statusCode).toBe(404);
  });

  it('of a finance application contain its figures only for those who may read them, and the log says so', async () => {
    const id = await addSealed();
    const path = `/sites/${site}/finance/${id}`;
    const summary = await desk.ask(`${path}/summary.pdf`, manager);
    expect(readPdfText(summary.rawPayload)).toContain('$25,000 over 5 years');
    expect(readPdfText(summary.rawPayload)).not.toContain('Moorooka Mills');
    expect(await listOpenings(id)).toEqual([]);
    const whole = await desk.ask(`${path}/application.pdf`, manager);
    expect(readPdfText(whole.rawPayload)).toContain('Moorooka Mills');
    expect(await listOpenings(id)).toEqual(['applicationOpened']);
    expect((await desk.ask(`${path}/other.pdf`, manager)).statusCode).toBe(404);
    const sales = await desk.signIn(await desk.addPerson('sales', { siteSlug: site, role: 'sales' }));
    for (const name of ['summary.pdf', 'application.pdf'])
      expect((await desk.ask(`${path}/${name}`, sales)).statusCode).toBe(404);
    const scoped = await desk.signIn(
      await desk.addPerson('scoped', { siteSlug: site, role: 'manager', locationIds: [2] }),
    );
    expect((await desk.ask(`${path}/application.pdf`, scoped)).statusCode).toBe(404);
  });

  it('and pages with figures need a fresh passkey or code, and the summary needs none', async () => {
    const id = await addSealed();
    const path = `/sites/${site}/finance/${id}`;
    const person = await desk.addPerson('stale', { siteSlug: site, role: 'manager' });
    const stale = await desk.signIn(person);
    await desk.agePasskey(person);
    const asked = await desk.ask(`${path}/application.pdf`, stale);
    expect([asked.statusCode, asked.headers.location]).toEqual([
      302,
      `/confirm?to=${encodeURIComponent(`${path}/application.pdf`)}`,
    ]);
    const shown = await desk.post(path, { intent: 'open' }, stale);
    expect([shown.statusCode, shown.body.includes('Confirm it’s you')]).toEqual([403, true]);
    expect(shown.body).not.toContain('Moorooka Mills');
    expect(await listOpenings(id)).toEqual([]);
    expect((await desk.ask(`${path}/summary.pdf`, stale)).statusCode).toBe(200);
    expect((await desk.post(path, { intent: 'open' }, manager)).body).toContain('Moorooka Mills');
  });

  it('are printed one at a time, twelve at most for a site, and the others are asked to wait', async () => {
    const path = `/sites/${site}/finance/${await desk.addApplication(site)}/summary.pdf`;
    const asked = await Promise.all(Array.from({ length: 30 }, () => desk.ask(path, manager)));
    expect(new Set(asked.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 503]));
  });

  it('say on the page why figures can’t be printed', async () => {
    const path = `/sites/${site}/finance/${await desk.addApplication(site)}`;
    const asked = await desk.ask(`${path}/application.pdf`, manager);
    expect([asked.statusCode, asked.headers.location]).toEqual([302, `${path}?unreadable`]);
    expect((await desk.ask(`${path}?unreadable`, manager)).body).toContain('have the key to decrypt these details');
  });
});
