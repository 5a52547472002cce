import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createVisitorService } from '#src/account/server/visitor-service.ts';
import { createVisitorStore } from '#src/account/server/visitor-store.ts';
import { type TestDatabase, testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { answerErrors } from '#src/platform/http/answer-errors.ts';
import { goodCard, openTestCheckout } from '../../testing/open-test-checkout.ts';
import { requireReadableVehicle } from '../reservation-access.ts';
import { createReservationMails } from '../reservation-hooks.ts';
import { createReceiptReader } from './receipt-cookie.ts';
import { createReceiptLinks } from './receipt-links.ts';
import { receiptRoutes } from './receipt-routes.ts';

const [embedded] = testDatabases;
const host = 'wattle.localhost';
const dayMs = 86_400_000;

describe('the link of a receipt', () => {
  let test: TestDatabase;
  let app: FastifyInstance;
  let shop: Awaited<ReturnType<typeof openTestCheckout>>;
  let receipts: ReturnType<typeof createReceiptLinks>;
  let visitors: ReturnType<typeof createVisitorService>;
  let nowMs: number;

  beforeAll(async () => {
    test = await embedded.open();
    shop = await openTestCheckout(test.database);
    nowMs = shop.readClock().getTime();
    receipts = createReceiptLinks(test.database);
    visitors = createVisitorService(createVisitorStore(test.database.interactive), shop.readClock);
    app = Fastify();
    answerErrors(app);
    const { site } = shop.askOf(1);
    const sites = [site, { ...site, slug: 'banksia' }];
    await app.register(
      receiptRoutes({
        siteOf: (asked) => sites.find(({ slug }) => asked === `${slug}.localhost`),
        visitors,
        receipts,
        reservations: shop.store,
        readClock: () => new Date(nowMs),
      }),
    );
    await shop.introduce(1);
    await shop.service.pay(shop.askOf(1), goodCard);
  });
  afterAll(async () => {
    await app?.close();
    await test?.close();
  });

  const path = (): string => `/cars/${shop.vehicle.slug}/checkout`;
  const held = async () => {
    const reservation = await shop.find(1);
    if (reservation?.leadUuid == null) throw new Error('There is no reservation.');
    return { ...reservation, leadUuid: reservation.leadUuid };
  };
  const findHref = async (siteUrl = 'https://wattle.example'): Promise<string> => {
    const { site } = shop.askOf(1);
    const vehicle = { title: '2023 Nissan X-Trail', slug: shop.vehicle.slug };
    const told = { leadUuid: (await held()).leadUuid, vehicle, shopperName: null, isOver: false, isOwed: false };
    const mail = await createReservationMails(shop.store, receipts)({ ...site, url: siteUrl }, told);
    return mail?.rows.find(({ href }) => href !== null)?.href ?? '';
  };
  const readToken = async () => new URL(await findHref()).searchParams.get('token') ?? '';
  const open = async (token: string, headers: Record<string, string> = {}) => {
    const url = `${path()}/receipt?token=${encodeURIComponent(token)}`;
    const answer = await app.inject({ url, headers: { host, ...headers } });
    return { ...answer, status: answer.statusCode, to: answer.headers.location, cookie: answer.headers['set-cookie'] };
  };

  it('is in the shopper’s mail with amount, price and hold, but not in the dealer’s [B9.27] [B9.29]', async () => {
    const { leadUuid } = await held();
    const { site } = shop.askOf(1);
    const vehicle = { title: '2023 Nissan X-Trail', slug: shop.vehicle.slug };
    const find = createReservationMails(shop.store, receipts);
    const told = { leadUuid, vehicle, isOver: false, isOwed: false };
    const mail = await find(site, { ...told, shopperName: null });
    expect(mail?.words.subject).toBe('Receipt: $200 deposit for the 2023 Nissan X-Trail');
    expect(mail?.rows.map(({ label, text }) => [label, text])).toEqual([
      ['Deposit paid', '$200'],
      ['Price', '$28,990'],
      ['Held until', 'Sunday 22 November, 11:00 am'],
      ['Payment ID', expect.stringMatching(/^test_/)],
      ['Your reservation', 'View your reservation'],
    ]);
    expect(await findHref()).toMatch(
      /^https:\/\/wattle\.example\/cars\/[\w-]+\/checkout\/receipt\?token=[\w.-]{80,120}$/,
    );
    expect(JSON.stringify(await find(site, { ...told, shopperName: 'Ann' }))).not.toContain('token');
    expect(await find(site, { ...told, shopperName: null, vehicle: null })).toBeNull();
    expect(await find(site, { ...told, shopperName: null, leadUuid: crypto.randomUUID() })).toBeNull();
  });

  it('opens the reservation on an unknown device, removes the token from the address, and writes nothing [B9.29] [D.26]', async () => {
    const token = await readToken();
    const readAll = async () =>
      (
        await test.database.primary.execute(
          'SELECT (SELECT count(*) FROM visitors) AS visitors, version FROM reservations',
        )
      ).rows;
    const before = await readAll();
    // First a mail scanner, then the shopper on two devices.
    for (const _ of [1, 2, 3]) {
      const { status, to, cookie, headers } = await open(token);
      expect([status, to]).toEqual([303, path()]);
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
      expect(cookie).toMatch(/^__Host-receipt=[\w.-]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
      const read = createReceiptReader(receipts, () => new Date(nowMs));
      const receiptUuid = await read('wattle', { headers: { cookie: String(cookie).split(';')[0] } });
      expect(receiptUuid).toBe((await held()).reservationUuid);
    }
    expect(await readAll()).toEqual(before);
  });

  it('shows a vehicle that left the feed to its reader only, and shows the reader no other [B4.16] [D.26]', async () => {
    const { reservationUuid: receiptUuid } = await held();
    const dropped = { ...shop.vehicle, isShownOnWebsite: false };
    const other = { ...shop.vehicle, id: 99, slug: 'another-car', stockNumber: 'W99' };
    await shop.vehicles.saveChanges(shop.siteSlug, [dropped, other]);
    const { site } = shop.askOf(1);
    const find = (asked: string | null, slug = dropped.slug) => {
      const sources = { vehicles: shop.vehicles, reservations: shop.store };
      return requireReadableVehicle(sources, site as never, { visitorUuid: null, receiptUuid: asked }, slug);
    };
    expect(await find(receiptUuid)).toMatchObject({ readable: { isReadOnly: true } });
    expect((await find(receiptUuid, 'another-car')).readable).toBeUndefined();
    await expect(find(null)).rejects.toMatchObject({ code: 'notFound' });
    await shop.vehicles.saveChanges(shop.siteSlug, [shop.vehicle]);
  });

  it('is rejected when it is another site’s, another reservation’s, altered or expired [D.26]', async () => {
    const token = await readToken();
    const { reservationUuid, heldUntilMs } = await held();
    const [, seconds = '', signature = ''] = token.split('.');
    const strange = crypto.randomUUID();
    const bad = [
      ...['', 'x', token.slice(0, -1), `${token}x`, `${strange}.${seconds}.${signature}`],
      ...[`${reservationUuid}.${Number(seconds) + 1}.${signature}`, `${reservationUuid}.${seconds}.${'A'.repeat(43)}`],
      await receipts.sign({ siteSlug: 'banksia', reservationUuid }, nowMs + dayMs),
      await receipts.sign({ siteSlug: 'wattle', reservationUuid: strange }, nowMs + dayMs),
    ];
    for (const one of bad) {
      const { status, to, cookie } = await open(one);
      expect([one, status, to, cookie]).toEqual([one, 303, `${path()}?answer=link`, undefined]);
    }
    expect((await open(token, { host: 'banksia.localhost' })).to).toBe(`${path()}?answer=link`);
    expect((await open('x'.repeat(200))).status).toBe(400);
    expect((await open(token, { host: 'other.localhost' })).status).toBe(404);
    nowMs = (heldUntilMs ?? 0) + 30 * dayMs - 1;
    expect((await open(token)).to).toBe(path());
    nowMs += 1_000;
    expect((await open(token)).to).toBe(`${path()}?answer=link`);
    nowMs = shop.readClock().getTime();
  });

  it('redirects its own shopper to the page with actions, or to the purchase if there is one [D.41]', async () => {
    const sent: string[] = [];
    const reply = { header: (_: string, value: string) => sent.push(value) } as never;
    const { visitorUuid } = await visitors.open('wattle', { headers: {} }, reply);
    const cookie = sent[0]?.split(';')[0] ?? '';
    await test.database.primary.execute(`UPDATE reservations SET visitor_uuid = '${visitorUuid}'`);
    const token = await receipts.sign(
      { siteSlug: 'wattle', reservationUuid: await reservationOf(visitorUuid) },
      nowMs + dayMs,
    );
    expect(await open(token, { cookie })).toMatchObject({ to: path(), cookie: undefined });
    await test.database.primary.execute('UPDATE reservations SET is_purchase = true');
    expect((await open(token, { cookie })).to).toBe(`/checkout-journey?car_id=${shop.vehicle.slug}`);
  });

  const reservationOf = async (visitorUuid: string) =>
    (await shop.store.findLatest('wattle', visitorUuid, shop.vehicle.id))?.reservationUuid ?? '';
});
