import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { OwnershipHost } from '#src/app/host/testing/ownership/open-ownership-host.ts';
import type { OwnershipCall } from '#src/app/host/testing/ownership/ownership-row.ts';
import { ownershipSites } from '#src/app/host/testing/ownership/write-twin-sites.ts';
import { makeVisitLink } from '#src/appointments/server/visit-link.ts';
import { createSuppressionStore, signAddress } from '#src/leads/server/unsubscribe/suppression-store.ts';
import { askForPayment } from '#src/online-payment/server/admin/ask-for-payment.ts';

/** Something that response times must not reveal. `pair` creates two calls whose times should be equal. */
export interface Secret {
  readonly name: string;
  readonly pair: (count: number) => readonly [OwnershipCall, OwnershipCall];
}

const { own, twin } = ownershipSites;
const visitorCount = 500;

const numberOf = (start: string, count: number): string => `${start}${String(count % visitorCount).padStart(4, '0')}`;
const codeOf = (start: string, count: number): string =>
  `${start}-2222-2222-${String(2222 + (count % 4)).padStart(4, '2')}`;

const keepAll = async ({ database, siteOf }: OwnershipHost) => {
  await database.interactive.execute(sql`
    INSERT INTO visitors (site_id, phone, came_at)
    SELECT ${own}, '+6149157' || lpad(n::text, 4, '0'), now() FROM generate_series(0, ${visitorCount - 1}) n`);
  for (const [slug, start] of [
    [own, '3333'],
    [twin, '4444'],
  ] as const) {
    const site = siteOf(slug);
    if (site === undefined) throw new Error(`${slug} is not served.`);
    const payer = { firstName: 'Ann', lastName: 'Example', email: 'ann@example.com', phone: '0412 345 678' };
    const about = { reference: 'INV-1', purpose: 'The balance', amountCents: 125_000 };
    for (let at = 0; at < 4; at++) {
      const wanted = { ...payer, ...about, code: codeOf(start, at), validUntil: new Date(Date.now() + 86_400_000) };
      await askForPayment(database, site, wanted, new Date());
    }
  }
};

const bookVisit = async ({ ask, database }: OwnershipHost): Promise<string> => {
  const { days } = JSON.parse((await ask(own, { url: '/api/appointments?location_id=301' })).body);
  const [free] = days.flatMap(({ slots }: { readonly slots: readonly object[] }) => slots).slice(-1);
  const person = { name: 'Ann', last_name: 'Example', email: 'ann@example.com', phone: '0412 345 678' };
  const visit = { form: 'testDrive', location_id: '301', appointment: free.starts_at, terms: 'on', terms_of_use: 'on' };
  await ask(own, {
    method: 'POST',
    url: '/book-test-drive',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ ...person, ...visit }).toString(),
  });
  const { rows } = await database.interactive.execute<{ appointment_uuid: string }>(
    sql`SELECT appointment_uuid FROM appointments WHERE site_id = ${own}`,
  );
  const [booked] = rows;
  if (booked === undefined) throw new Error('No visit was booked.');
  return booked.appointment_uuid;
};

const alter = (text: string, at: number): string =>
  text.slice(0, at) + (text[at] === 'x' ? 'y' : 'x') + text.slice(at + 1);

export const listSecrets = async (host: OwnershipHost): Promise<readonly Secret[]> => {
  await keepAll(host);
  const linkKey = await createSuppressionStore(host.database.interactive).getLinkKey();
  const visit = await bookVisit(host);
  const form = { 'List-Unsubscribe': 'One-Click' };
  const link = (appointmentUuid: string): OwnershipCall => ({
    url: `/book-test-drive?visit=${makeVisitLink(appointmentUuid).link}`,
  });
  const code = (start: string, count: number): OwnershipCall => ({
    url: '/online-payment',
    form: { step: 'find', payment_code: codeOf(start, count), last_name: 'Another' },
  });
  const number = (start: string, count: number): OwnershipCall => ({
    url: '/sign-in/code',
    form: { phone: numberOf(start, count) },
  });
  const mail = (token: string): OwnershipCall => ({ url: `/pages/unsubscribe?token=${token}`, form });
  return [
    {
      name: 'a code to a number that signed in before, or never did',
      pair: (count) => [number('049157', count), number('049158', count)],
    },
    {
      name: 'a payment’s code with another name, or a code of none',
      pair: (count) => [code('3333', count), code('5555', count)],
    },
    {
      name: 'a payment’s code of another site, or of none',
      pair: (count) => [code('4444', count), code('5555', count)],
    },
    {
      name: 'the link of a visit that is booked, with another secret, or of none',
      pair: () => [link(visit), link(randomUUID())],
    },
    {
      name: 'the link of a mail, wrong in its first letter or in its last',
      pair: (count) => {
        const token = signAddress(own, `ann${count}@example.com`, linkKey);
        return [mail(alter(token, token.indexOf('.') + 1)), mail(alter(token, token.length - 1))];
      },
    },
  ];
};
