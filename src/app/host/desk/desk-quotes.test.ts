import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { leadVehicle } from '#src/leads/testing/make-lead.ts';
import { localDay } from '#src/lib/dates/local-day.ts';
import { readPdfText } from '#src/platform/pdf/testing/read-pdf-text.ts';
import { type DeskHost, openDeskHost } from '../testing/desk/open-desk-host.ts';
import { ownershipSites } from '../testing/ownership/write-twin-sites.ts';

const site = ownershipSites.own;

describe('quotes at the desk', () => {
  let desk: DeskHost;
  let ann: string;
  let lead: string;

  beforeAll(async () => {
    desk = await openDeskHost();
    ann = await desk.signIn(await desk.addPerson('Ann', { siteSlug: site, role: 'sales' }));
  });
  afterAll(() => desk?.close());
  beforeEach(async () => {
    lead = await desk.addLead(site, { vehicle: { ...leadVehicle, slug: desk.stock.vehicle.slug } });
  });

  const path = () => `/sites/${site}/inbox/${lead}`;
  const today = () => localDay(new Date(), desk.siteOf(site)?.timeZone ?? '');
  const make = (fields: Readonly<Record<string, string>> = {}, cookie = ann) =>
    desk.post(
      `${path()}/quote`,
      {
        intent: 'make',
        quote: randomUUID(),
        price: '28,990',
        priceKind: 'driveAway',
        charges: '1650',
        extraLabel: 'Tow bar',
        extraAmount: '990.50',
        discount: '500',
        tradeInCar: '2015 Mazda 3',
        tradeIn: '9,000',
        deposit: '500',
        validUntil: today(),
        ...fields,
      },
      cookie,
    );
  const readPdf = async (quote: string) => (await desk.ask(`${path()}/quotes/${quote}`, ann)).rawPayload;

  it('starts with the advertised price, and explains what can’t be quoted', async () => {
    const { body } = await desk.ask(`${path()}/quote`, ann);
    expect(body).toContain('Advertised at $28,990.00 Drive Away');
    expect(body).toContain('value="28,990.00"');
    expect((await desk.ask(path(), ann)).body).toContain(`href="${path()}/quote"`);
    lead = await desk.addLead(site);
    expect((await desk.ask(`${path()}/quote`, ann)).body).toContain('isn’t about a vehicle');
    lead = await desk.addLead(site, { vehicle: { ...leadVehicle, slug: 'gone' } });
    const refused = await make();
    expect([refused.statusCode, refused.body.includes('no longer for sale')]).toEqual([422, true]);
    expect((await desk.ask(path(), ann)).body).not.toContain(`href="${path()}/quote"`);
  });

  it('makes a PDF once, which doesn’t change when the vehicle does', async () => {
    const quote = randomUUID();
    for (const _ of ['once', 'again']) {
      const made = await make({ quote });
      expect([made.statusCode, made.headers.location]).toEqual([303, `${path()}?quote=${quote}`]);
    }
    const pdf = await readPdf(quote);
    const text = readPdfText(pdf);
    for (const words of ['$28,990.00', '$990.50', '−$500.00', '$29,480.50', '$19,980.50', 'GST of $2,530.05', 'Ann'])
      expect(text).toContain(words);
    desk.stock.vehicle = { ...desk.stock.vehicle, priceCents: 1_000_000 };
    expect(await readPdf(quote)).toEqual(pdf);
    desk.stock.vehicle = { ...desk.stock.vehicle, priceCents: 2_899_000 };
    const { body } = await desk.ask(path(), ann);
    expect(body).toMatch(/created quote Q\d+: \$29,480\.50, valid until/);
    expect(body.match(/href="[^"]+\/quotes\/[^"]+" download/g)).toHaveLength(1);
  });

  it('is attached to an email, and offered once', async () => {
    const quote = randomUUID();
    await make({ quote });
    const page = (await desk.ask(`${path()}?quote=${quote}`, ann)).body;
    expect(page).toMatch(new RegExp(`<option value="${quote}" selected=""`));
    const reply = {
      intent: 'reply',
      message: randomUUID(),
      lastSeen: '0',
      kind: 'mail',
      subject: 'Quote',
      text: 'Here.',
    };
    expect((await desk.post(path(), { ...reply, intent: 'preview', quote }, ann)).body).toMatch(/Quote Q\d+\.pdf/);
    expect((await desk.post(path(), { ...reply, quote }, ann)).statusCode).toBe(303);
    const { rows } = await desk.database.primary.execute<{ content: Uint8Array }>(
      sql`SELECT content FROM lead_files WHERE lead_uuid = ${lead}::uuid`,
    );
    expect(Buffer.from(rows[0]?.content ?? [])).toEqual(await readPdf(quote));
    expect((await desk.ask(`${path()}?quote=${quote}`, ann)).body).not.toContain('selected="">Q');
  });

  it('isn’t attached once it’s no longer valid', async () => {
    const quote = randomUUID();
    await make({ quote });
    await desk.database.primary.execute(sql`
      UPDATE lead_quotes SET content = content || '{"validUntil": "2020-01-01"}' WHERE quote_uuid = ${quote}::uuid`);
    const reply = {
      intent: 'reply',
      message: randomUUID(),
      lastSeen: '0',
      kind: 'mail',
      subject: 'Quote',
      text: 'Here.',
    };
    const refused = await desk.post(path(), { ...reply, quote }, ann);
    expect([refused.statusCode, refused.body.includes('This quote is no longer valid')]).toEqual([422, true]);
  });

  it.each<[Readonly<Record<string, string>>, string]>([
    [{ price: '-1' }, 'can’t be negative'],
    [{ price: '11,000,000' }, 'more than $10,000,000'],
    [{ price: '' }, 'Enter the price.'],
    [{ priceKind: 'plusCharges', charges: '' }, 'Enter the government charges'],
    [{ discount: '40,000' }, 'The discount is more than the amount it comes off.'],
    [{ tradeIn: '40,000' }, 'come to more than the total'],
    [{ validUntil: '2020-01-01' }, 'choose a day from today'],
    [{ quote: 'x' }, 'We couldn’t read this form.'],
    [{ intent: 'x' }, 'We couldn’t read this form.'],
  ])('refuses %o, and keeps what was typed', async (fields, problem) => {
    const refused = await make(fields);
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toContain(problem);
    expect(refused.body).toContain('value="Tow bar"');
    expect((await desk.ask(path(), ann)).body).not.toContain('created quote');
  });

  it('works out the sums and adds rows without scripts', async () => {
    const worked = await make({ intent: 'workOut' });
    expect([worked.statusCode, worked.body.includes('$19,980.50')]).toEqual([200, true]);
    const more = await make({ intent: 'addRows' });
    expect(more.body).toContain('Extra 6');
    expect((await desk.ask(path(), ann)).body).not.toContain('created quote');
  });

  it('is a 404 for another site, location, category or role', async () => {
    const quote = randomUUID();
    await make({ quote });
    const add = async (name: string, more: object) =>
      desk.signIn(await desk.addPerson(name, { siteSlug: site, role: 'sales', ...more }));
    for (const cookie of [
      await add('Twin', { siteSlug: ownershipSites.twin, role: 'owner' }),
      await add('There', { locationIds: [2] }),
      await add('Service', { categories: ['Service Enquiry'] }),
      await add('Stock', { role: 'stock' }),
    ]) {
      expect((await desk.ask(`${path()}/quote`, cookie)).statusCode).toBe(404);
      expect((await desk.ask(`${path()}/quotes/${quote}`, cookie)).statusCode).toBe(404);
      expect((await make({}, cookie)).statusCode).toBe(404);
    }
    const elsewhere = await desk.addLead(site);
    expect((await desk.ask(`/sites/${site}/inbox/${elsewhere}/quotes/${quote}`, ann)).statusCode).toBe(404);
    expect((await desk.ask(`${path()}/quotes/x`, ann)).statusCode).toBe(404);
  });
});
