import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeFullVehicle } from '#src/app/storefront/testing/make-full-vehicle.ts';
import { type TestDatabase, testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { drawDocument } from '#src/platform/pdf/draw-document.ts';
import { readPdfFonts } from '#src/platform/pdf/serve-pdf-renderer.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { calculateFigures } from '../../rules/calculate-figures.ts';
import { listDocuments, purchaseDocuments } from '../../rules/purchase-documents.ts';
import { openTestPurchase, sentAnswers as sent } from '../../testing/open-test-purchase.ts';
import { wholeAnswers } from '../../testing/whole-answers.ts';
import { buildPurchaseDocument, type DocumentFacts } from '../../view/build-purchase-document.ts';

const [embedded] = testDatabases;
const figures = calculateFigures({
  priceCents: 2_899_000,
  deliveryCents: 9_550,
  tradeInCents: 0,
  depositCents: 20_000,
  financedCents: 1_500_000,
});
if (figures === null) throw new Error('refused');
const legal = { entity: 'The Dealer Pty Ltd', abn: '62 555 001 426', licences: [{ label: 'Licence', number: '12' }] };

const facts = (changes: Partial<DocumentFacts> = {}): DocumentFacts => ({
  site: { name: 'Wattle', timeZone: 'Australia/Brisbane', phones: { main: '07 5550 1969' }, legal },
  vehicle: makeFullVehicle({ vin: '6T1BF3FK50X123456', regoPlate: '123ABC', stockNumber: 'W7' }),
  answers: wholeAnswers,
  agreement: { figures, credit: null, priceType: 'Drive Away', agreedAtMs: 0 },
  order: {
    state: 'held',
    capturedCents: 20_000,
    refundedCents: 0,
    failedRefunds: 0,
    paymentRef: 'test_1',
    heldUntilMs: Date.parse('2026-11-22T01:00:00Z'),
  },
  purchaseUuid: 'p-1',
  ...changes,
});

const say = (view: ReturnType<typeof buildPurchaseDocument>): string =>
  [
    view.title,
    view.lead,
    ...view.sections.flatMap(({ rows }) => rows.map(({ label, text }) => `${label}: ${text}`)),
    ...view.basis.lines,
  ].join('\n');

describe('the documents of a purchase', () => {
  it('say seller, buyer, vehicle, figures and conditions, as a contract needs them [D.41]', () => {
    const text = say(buildPurchaseDocument('order', facts()));
    for (const line of [
      'Seller: The Dealer Pty Ltd, trading as Wattle\nABN: 62 555 001 426\nLicence: 12',
      'Name: Ann Example\nPhone: 0412 345 678\nEmail: ann@example.com',
      'Stock number: W7\nVIN: 6T1BF3FK50X123456\nRegistration: 123ABC',
      'Price, Drive Away: $28,990\nDelivery: $95.50\nDeposit: −$200\nFinanced: −$15,000\nDue at handover: $13,885.50',
      'Deposit paid: $200\nPaid on: 20 November 2026, 11:00 am\nPayment ID: test_1',
      'Held until: 22 November 2026, 11:00 am',
      'the full deposit is refunded to the card used to pay it',
    ]) {
      expect(text).toContain(line);
    }
  });

  it('leave out what is unknown [D.41]', () => {
    const site = { ...facts().site, legal: { entity: 'Wattle', licences: [] } };
    for (const document of ['order', 'receipt'] as const) {
      const text = say(buildPurchaseDocument(document, facts({ site, vehicle: makeTestVehicle() })));
      expect(text).toContain('Seller: Wattle\nPhone: 07 5550 1969');
      expect(text).not.toMatch(/ABN|VIN|Registration|Odometer|null|undefined/);
    }
  });

  it('say on the receipt when the deposit was refunded [B9.29]', () => {
    const { order } = facts();
    const refunded = facts({ order: { ...order, state: 'refunded', refundedCents: 20_000 } });
    expect(say(buildPurchaseDocument('receipt', refunded))).toContain('Refunded: $200');
    const sold = facts({ order: { ...order, state: 'sold', refundedCents: 20_000 } });
    expect(say(buildPurchaseDocument('receipt', sold))).toContain('Refunded: $200');
    const owed = facts({ order: { ...order, state: 'owed' } });
    for (const kept of [owed, facts()]) {
      expect(say(buildPurchaseDocument('receipt', kept))).not.toContain('Refunded');
    }
  });

  it('say what happened to a settled deposit, not what would happen to it [B9.29] [D.41]', () => {
    const { order } = facts();
    const sold = facts({ order: { ...order, state: 'sold' } });
    for (const document of ['order', 'receipt'] as const) {
      const text = say(buildPurchaseDocument(document, sold));
      expect(text).toContain('The deposit came off the price.');
      expect(text).not.toMatch(/refunded|to the card/);
    }
    const refused = say(
      buildPurchaseDocument('receipt', facts({ order: { ...order, state: 'sold', failedRefunds: 1 } })),
    );
    expect(refused).toContain('The seller will take the deposit off the price or pay it back another way.');
    expect(refused).not.toContain('came off');
    const settled = facts({ order: { ...order, state: 'refunded', refundedCents: 20_000, failedRefunds: 1 } });
    const text = say(buildPurchaseDocument('receipt', settled));
    expect(text).toContain('Paid back: $200');
    expect(text).toContain('The seller will pay the full deposit back another way.');
    expect(text).not.toContain('is refunded to the card');
  });

  it('follow the deposit: an order while it is held, and no document without a payment [B9.29] [D.41]', () => {
    const list = (state: 'paying' | 'held' | 'sold' | 'owed' | 'refunded', capturedCents: number) =>
      listDocuments({ state, capturedCents });
    expect([list('paying', 0), list('refunded', 0), listDocuments(null)]).toEqual([[], [], []]);
    expect([list('held', 1), list('sold', 1)]).toEqual([purchaseDocuments, purchaseDocuments]);
    expect([list('owed', 1), list('refunded', 1)]).toEqual([['receipt'], ['receipt']]);
  });

  it('are tagged PDFs with a title, a language and embedded fonts, on as many pages as needed [D.41]', async () => {
    const view = buildPurchaseDocument('order', facts());
    const draw = async (drawn: typeof view) => (await drawDocument(drawn, readPdfFonts())).toString('latin1');
    const pdf = await draw(view);
    expect(pdf).toContain('(Order summary | Wattle)');
    for (const part of ['/Lang (en-AU)', '/Marked true', '/S /H1', '/S /H2']) expect(pdf).toContain(part);
    expect(pdf.match(/\/FontFile2/g)).toHaveLength(2);
    const countPages = (text: string): number => text.match(/\/Type \/Page\n/g)?.length ?? 0;
    expect(countPages(pdf)).toBe(1);
    const lines = Array.from({ length: 90 }, (_, at) => `Condition ${at}`);
    expect(countPages(await draw({ ...view, basis: { heading: 'Conditions', lines } }))).toBe(3);
  });
});

describe('the routes of the documents', () => {
  let test: TestDatabase;
  let world: Awaited<ReturnType<typeof openTestPurchase>>;

  beforeAll(async () => {
    test = await embedded.open();
    world = await openTestPurchase(test.database);
  });
  afterAll(async () => {
    await world?.close();
    await test?.close();
  });

  const get = (document: string, cookie: string, host = 'wattle.localhost') =>
    world.app.inject({
      url: `/checkout-journey/${document}.pdf?car_id=${world.shop.vehicle.slug}`,
      headers: { host, cookie },
    });

  it('serve only the visitor’s own documents, while there are any, and are never cached [D.26] [D.41]', async () => {
    let cookie = '';
    for (const one of [sent.contact, sent.pickUp, sent.noTradeIn, sent.own])
      ({ cookie } = await world.post(one, cookie));
    const { cookie: stranger } = await world.post(sent.contact);
    expect((await get('order', cookie)).statusCode).toBe(404);
    await world.post(sent.pay, cookie, { shown: '4-2899000-0-0-20000-0' });
    for (const document of ['order', 'receipt']) {
      const answer = await get(document, cookie);
      expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
        ...[200, 'application/pdf', 'private, no-store'],
      ]);
      expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
      for (const other of [await get(document, stranger), await get(document, ''), await get(document, cookie, 'x')]) {
        expect(other.statusCode).toBe(404);
      }
    }
    // Most feeds leave out a vehicle once it's bought.
    await world.shop.vehicles.saveChanges('wattle', [{ ...world.shop.vehicle, isShownOnWebsite: false }]);
    expect([(await get('receipt', cookie)).statusCode, (await get('receipt', stranger)).statusCode]).toEqual([
      200, 404,
    ]);
    world.setSite({ account: { gates: { checkout: 'signIn' } } });
    expect((await get('order', cookie)).statusCode).toBe(404);
    world.setSite({});
    await world.post('step=release', cookie);
    expect([(await get('order', cookie)).statusCode, (await get('receipt', cookie)).statusCode]).toEqual([404, 200]);
  });
});
