import { sql } from 'drizzle-orm';
import { vi } from 'vitest';
import { makeVisitLink } from '#src/appointments/server/visit-link.ts';
import { createReceiptLinks } from '#src/checkout/server/receipt/receipt-links.ts';
import { typedParts } from '#src/finance-application/testing/test-application.ts';
import { createSuppressionStore, signAddress } from '#src/leads/server/unsubscribe/suppression-store.ts';
import { askForPayment } from '#src/online-payment/server/admin/ask-for-payment.ts';
import { createVehicleStore } from '#src/vehicle/server/vehicle-store.ts';
import { type Actor, actorPhones } from './open-actors.ts';
import { makeOwnedCar, type OwnershipHost, ownershipCars } from './open-ownership-host.ts';

export const ownerPerson = {
  name: 'Zephyrine',
  last_name: 'Quillfeather',
  email: 'zephyrine@quillfeather.example',
  phone: '0491 570 156',
  plate: 'ZQX987',
  odometerKm: 87_431,
  street: '9 Quillfeather Parade',
} as const;

export interface Owned {
  readonly valuation: string;
  readonly session: string;
  readonly visitLink: string;
  readonly unsubscribeToken: string;
  readonly paymentCode: string;
  readonly prizeCode: string;
  readonly savedSearch: string;
  readonly receiptToken: string;
}

const { name, last_name, email, phone, plate, odometerKm, street } = ownerPerson;
const testCard = '4242 4242 4242 4242';
const person = { name, last_name, email, phone, terms: 'on', terms_of_use: 'on' };

export const ownEverything = async (
  host: OwnershipHost,
  { site, cookie = '' }: Actor,
  session: string,
): Promise<Owned> => {
  const { interactive } = host.database;
  const send = async (url: string, sent: { readonly form?: object; readonly json?: object }): Promise<string> => {
    const answer = await host.ask(site, {
      method: 'POST',
      url,
      headers: { cookie, ...(sent.form && { 'content-type': 'application/x-www-form-urlencoded' }) },
      payload: sent.json ?? new URLSearchParams(Object.entries(sent.form ?? {})).toString(),
    });
    if (answer.statusCode >= 400)
      throw new Error(`${url} was answered ${answer.statusCode}: ${answer.body.slice(0, 300)}`);
    return answer.body;
  };
  const select = async (statement: ReturnType<typeof sql>) =>
    (await interactive.execute<Record<string, string>>(statement)).rows;

  const valuation = JSON.parse(await send('/api/valuations', { json: { rego: 'TEST01', regoState: 'QLD' } })).id;
  await interactive.execute(
    sql`UPDATE valuations SET rego = ${plate}, odometer_km = ${odometerKm} WHERE site_id = ${site}`,
  );

  const { reserved, asked, watched, bought, ordered } = ownershipCars;
  for (const { slug } of [reserved, asked])
    await send(`/cars/${slug}/buy-online`, { form: { step: 'contact', ...person } });
  await send(`/cars/${reserved.slug}/buy-online`, { form: { step: 'pay', card_number: testCard } });
  const journey = `/checkout-journey?car_id=${bought.slug}`;
  await send(journey, { form: { step: 'contact', ...person } });
  await send(journey, {
    form: { step: 'handover', handover: 'delivery', street, suburb: 'Moorooka', postcode: '4105' },
  });
  const order = `/checkout-journey?car_id=${ordered.slug}`;
  await send(order, { form: { step: 'contact', ...person } });
  await send(order, { form: { step: 'handover', handover: 'pickUp' } });
  await send(order, { form: { step: 'tradeIn', trade_in: 'none' } });
  await send(order, { form: { step: 'funds', funds: 'own' } });
  // `shown` is the revision, then the price, delivery, trade-in, deposit and financed amount in cents.
  await send(`${order}&shown=4-2899000-0-0-20000-0`, { form: { step: 'pay', card_number: testCard } });
  await send('/api/watchlist/save-car', { json: { phone_number: actorPhones.owner, car_id: watched.id } });
  const finance = { ...person, car_id: String(bought.id), postcode: '4105', amount: '17431', deposit: '17431' };
  await send('/apply-for-finance/contact', { form: finance });
  await send('/personalised/finance/answers', { form: finance });
  for (const [step, fields] of Object.entries(typedParts)) {
    const form = { ...fields, ...(step === 'contact' && { ...person, postcode: '4105' }), car_id: String(ordered.id) };
    await send(`/apply-for-finance/${step}`, { form });
  }
  const { delisted } = ownershipCars;
  await send('/apply-for-finance/contact', { form: { ...finance, car_id: String(delisted.id) } });
  const gone = { ...makeOwnedCar(delisted), isShownOnWebsite: false };
  await createVehicleStore(host.database).saveChanges(site, [gone]);
  await send('/watchlist/searches/save', { form: { search: `query=${plate}`, name: `${name}'s` } });
  const [saved] = await select(sql`SELECT search_uuid FROM saved_searches WHERE site_id = ${site}`);
  const savedSearch = saved?.search_uuid ?? '';
  await send('/watchlist/searches/follow', { form: { search_id: savedSearch, told: 'yes' } });
  await send('/watchlist/notices', { form: { channel: 'mail', email, agreed: 'yes' } });
  // Sets what the first scan of watchlists would have set.
  await interactive.execute(
    sql`UPDATE watchlist_entries SET notified_price_cents = price_cents WHERE site_id = ${site}`,
  );
  await send('/spin-to-win', { form: person });
  const [go] = await select(sql`SELECT code FROM wheel_spins WHERE site_id = ${site}`);

  const places = JSON.parse((await host.ask(site, { url: '/api/appointments?location_id=301' })).body);
  const [free] = (places.days ?? []).flatMap(({ slots }: { readonly slots: readonly object[] }) => slots).slice(-1);
  await send('/book-test-drive', {
    form: { ...person, form: 'testDrive', location_id: '301', appointment: free?.starts_at },
  });
  const [visit] = await select(sql`SELECT appointment_uuid FROM appointments WHERE site_id = ${site}`);
  const { link, linkHash } = makeVisitLink(visit?.appointment_uuid ?? '');
  const [deposit] = await select(sql`
    SELECT reservation_uuid FROM reservations WHERE site_id = ${site} AND vehicle_id = ${reserved.id}`);
  const receiptToken = await createReceiptLinks(host.database).sign(
    { siteSlug: site, reservationUuid: deposit?.reservation_uuid ?? '' },
    Date.now() + 86_400_000,
  );
  const linkKey = await createSuppressionStore(interactive).getLinkKey();

  const asking = host.siteOf(site);
  if (asking === undefined) throw new Error('The site of the owner is not served.');
  const paymentCode = '2222-3333-4444-6666';
  const payer = { firstName: name, lastName: last_name, email, phone, reference: 'INV-87431', purpose: 'The balance' };
  const validUntil = new Date(Date.now() + 86_400_000);
  const wanted = { ...payer, code: paymentCode, amountCents: 125_000, validUntil };
  await askForPayment(host.database, asking, wanted, new Date());

  const isWaiting = sql`
    SELECT (SELECT count(*) FROM lead_deliveries WHERE state = 'waiting')
      + (SELECT count(*) FROM reservations WHERE NOT is_hold_synced) AS waiting`;
  await vi.waitFor(
    async () => {
      const [row] = await select(isWaiting);
      if (Number(row?.waiting) > 0) throw new Error('Mails of the owner are still under way.');
    },
    { timeout: 20_000 },
  );
  await interactive.execute(sql`UPDATE appointments SET link_hashes = ARRAY[${linkHash}] WHERE site_id = ${site}`);
  return {
    valuation,
    session,
    visitLink: link,
    paymentCode,
    savedSearch,
    receiptToken,
    unsubscribeToken: signAddress(site, email, linkKey),
    prizeCode: go?.code ?? '',
  };
};
