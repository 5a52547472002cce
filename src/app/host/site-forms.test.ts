import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { makeTemporaryFolder } from '#src/platform/testing/make-temporary-folder.ts';
import { startServer, type TestServer } from './testing/start-server.ts';

const site = 'saltbush-caravans';
const dataDir = makeTemporaryFolder('site-forms');
const formHeaders = { 'content-type': 'application/x-www-form-urlencoded' };
const person = { name: 'Ann', email: 'ann@example.com', phone: '0412 345 678', terms_of_use: 'on' };
const fields = (more: Record<string, string>): string => new URLSearchParams({ ...person, ...more }).toString();

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ RATE_LIMIT_LEADS: '3', DATA_DIR: dataDir });
});
afterAll(() => server.stop());

const send = (message: string) => server.post(site, '/contact', fields({ form: 'enquiry', message }), formHeaders);

interface AskedDays {
  readonly days: readonly { readonly slots: readonly { readonly starts_at: string }[] }[];
}
const listFree = async (locationId: string): Promise<readonly string[]> => {
  const { days } = JSON.parse(
    (await server.get(site, `/api/appointments?location_id=${locationId}`)).body,
  ) as AskedDays;
  return days.flatMap(({ slots }) => slots.map(({ starts_at }) => starts_at));
};

/** Undoes quoted-printable encoding, but only as far as the tests need. */
const readMails = (): readonly string[] =>
  readdirSync(join(dataDir, 'mail'))
    .filter((name) => name.endsWith('.eml'))
    .map((name) =>
      readFileSync(join(dataDir, 'mail', name), 'utf8')
        .replaceAll('=\r\n', '')
        .replaceAll('=3D', '='),
    );

it('a visit that was booked is thanked for to its shopper alone, and is cancelled by the link of its mail, and by nothing less [D.22] [L3.01] [L4.06]', async () => {
  const page = (await server.get(site, '/book-test-drive')).body;
  expect(page).toContain('name="page_id" value="book-test-drive"');
  const locationId = /name="location_id" value="(\d+)"/.exec(page)?.[1] ?? '';
  const [appointment = ''] = (await listFree(locationId)).slice(-1);
  const booking = fields({ form: 'testDrive', location_id: locationId, appointment });
  const booked = await server.post(site, '/book-test-drive', booking, formHeaders);
  expect([booked.status, booked.headers.location]).toEqual([303, '/success?form=bookedTime']);
  const [cookie = ''] = (booked.headers['set-cookie']?.[0] ?? '').split(';', 1);
  for (const [name, headers, isThanked] of [
    ['bookedTime', { cookie }, true],
    ['bookedTime', {}, false],
    ['service', { cookie }, false],
    ['bookedTime', { cookie: cookie.replace('bookedTime', 'constructor') }, false],
  ] as const) {
    const after = await server.get(site, `/success?form=${name}`, headers);
    expect([after.status, after.headers['cache-control']]).toEqual([200, 'no-store']);
    expect([name, headers, after.body.includes('your booking is confirmed')]).toEqual([name, headers, isThanked]);
    expect(after.body.includes('Thanks for getting in touch')).toBe(!isThanked);
    expect(after.body).not.toContain('workshop');
  }
  const thanks = (await server.get(site, '/success?form=bookedTime', { cookie })).body;
  const leadUuid = /~([0-9a-f-]{36})/.exec(cookie)?.[1] ?? '';
  expect(thanks).toContain(leadUuid.slice(0, 8).toUpperCase());
  expect(thanks).toContain('href="/success/appointment.ics"');
  expect(thanks).not.toContain(leadUuid);
  const calendar = await server.get(site, '/success/appointment.ics', { cookie });
  expect([calendar.status, calendar.headers['content-type'], calendar.headers['cache-control']]).toEqual([
    200,
    'text/calendar; charset=utf-8',
    'private, no-store',
  ]);
  expect(calendar.body).toContain(`DTSTART:${appointment.replaceAll(/[-:]|\.000/g, '')}`);
  for (const forged of ['', leadUuid.replace(/^./, 'x'), '-'.repeat(36), `${leadUuid}~${leadUuid}`.slice(1)]) {
    const headers = { cookie: cookie.replace(leadUuid, forged) };
    expect([forged, (await server.get(site, '/success/appointment.ics', headers)).status]).toEqual([forged, 404]);
    const page = await server.get(site, '/success?form=bookedTime', headers);
    expect([forged, page.status, page.body.includes('Your reference')]).toEqual([forged, 200, false]);
  }
  expect((await server.get('kingfisher-mazda', '/success/appointment.ics', { cookie })).status).toBe(404);
  expect((await server.get('kingfisher-mazda', '/success?form=bookedTime', { cookie })).body).not.toContain(
    leadUuid.slice(0, 8).toUpperCase(),
  );
  expect(await listFree(locationId)).not.toContain(appointment);

  const findLink = () => readMails().flatMap((mail) => /\/book-test-drive\?visit=([\w.-]+)/.exec(mail)?.[1] ?? [])[0];
  await vi.waitFor(() => expect(findLink()).toBeDefined(), { timeout: 10_000, interval: 50 });
  const link = findLink() ?? '';
  const address = `/book-test-drive?visit=${link}`;
  const shown = await server.get(site, address);
  expect([shown.status, shown.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(shown.body).toContain('Cancel this viewing</button>');

  // Another site's address, an incomplete link and a post from another website don't cancel the visit.
  expect((await server.get('kingfisher-mazda', address)).status).toBe(404);
  expect((await server.post('kingfisher-mazda', address, '', formHeaders)).status).toBe(404);
  expect((await server.post(site, address.slice(0, -1), '', formHeaders)).status).toBe(404);
  const foreign = { ...formHeaders, origin: 'https://evil.example' };
  expect((await server.post(site, address, '', foreign)).status).toBe(403);
  expect(await listFree(locationId)).not.toContain(appointment);

  // Cancelling twice gives the same response.
  for (const answer of [
    await server.post(site, address, '', formHeaders),
    await server.post(site, address, '', formHeaders),
  ]) {
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(answer.body).toContain('Your viewing is cancelled</h1>');
  }
  expect((await server.get(site, '/success/appointment.ics', { cookie })).status).toBe(404);
  expect(await listFree(locationId)).toContain(appointment);
  const calendars = () => readMails().filter((mail) => mail.includes('method=CANCEL'));
  await vi.waitFor(() => expect(calendars()).toHaveLength(2), { timeout: 10_000, interval: 50 });
  expect(
    calendars()
      .map((mail) => /^To: (.*)$/m.exec(mail)?.[1])
      .sort(),
  ).toEqual(['ann@example.com', 'yard@saltbushcaravans.example']);
});

it('a form that is not taken comes back on a page that nobody keeps, with what is wrong and what was typed', async () => {
  const refused = await server.post(site, '/contact', 'form=contact&name=Ann%3Cscript%3E&email=ann', formHeaders);
  expect(refused.status).toBe(422);
  expect(refused.headers['cache-control']).toBe('no-store');
  expect(refused.body).toContain('Please fix the following errors:');
  expect(refused.body).toContain('value="Ann&lt;script&gt;"');
  expect(refused.body).toContain('<title>Error: Contact Saltbush Caravans');
  expect((await server.get(site, '/contact')).body).not.toContain('Please fix the following errors:');

  // A page without a form accepts none, and no page accepts a form from another website.
  expect((await server.post(site, '/about-us', 'name=Ann', formHeaders)).status).toBe(405);
  const foreign = { ...formHeaders, origin: 'https://evil.example' };
  expect((await server.post(site, '/contact', fields({ message: 'x' }), foreign)).status).toBe(403);

  // The visit and the rejected form used two of the three forms allowed in a minute. A form over the limit comes back
  // with the typed values.
  expect((await send('second')).status).toBe(303);
  const tooMany = await send('third of a minute');
  expect(tooMany.status).toBe(429);
  expect(tooMany.body).toContain('You’ve sent a lot of forms in the last minute. Please wait ');
  expect(tooMany.body).toContain('third of a minute</textarea>');
  expect((await server.post(site, '/api/leads', '{}')).status).toBe(429);
  expect((await server.get(site, '/success')).status).toBe(200);
});
