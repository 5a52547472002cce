import { describe, expect, it, vi } from 'vitest';
import { minimalSite } from '#src/sites/testing/minimal-site.ts';
import { resolveOrThrow } from '#src/sites/testing/resolve-or-throw.ts';
import { createAppointmentMails } from './appointment-hooks.ts';
import type { StoredAppointment } from './appointment-store.ts';
import { readVisitLink, type VisitLink } from './visit-link.ts';

const site = resolveOrThrow(minimalSite('wattle'));
const startMs = Date.parse('2026-11-26T09:00+10:00');
const stored = {
  appointmentUuid: '0b6b0c5c-6f5d-4b6e-9a53-5a0a55f2f2c1',
  locationId: 1,
  startMs,
  endMs: startMs + 1_800_000,
  bookedAtMs: startMs - 86_400_000,
  cancelledAtMs: null,
  leadUuid: 'lead-1',
  vehicleId: 7,
};
const vehicle = { title: '2023 Nissan X-Trail', slug: 'x-trail' };
const shopper = { name: 'Ann Example', phone: '+61412345678' };
const addLink = vi.fn(async (_site: string, _link: VisitLink) => undefined);
const findAt = (appointment: StoredAppointment) => {
  const findOfLead = async (slug: string, leadUuid: string) =>
    slug === 'wattle' && leadUuid === appointment.leadUuid ? appointment : undefined;
  return createAppointmentMails({ store: { findOfLead, addLink }, organiserEmail: 'no-reply@dealers.example' });
};
const find = findAt(stored);
const lead = { leadUuid: 'lead-1', vehicle, isCancelled: false };

describe('the mails of an appointment', () => {
  it('tell the shopper when and where, with a calendar file and none of what was typed [D.22]', async () => {
    const mail = await find(site, { ...lead, shopper: null });
    expect(mail?.words).toMatchObject({
      subject: 'Test drive confirmed: Thursday 26 November 2026 at 9:00 am',
      heading: 'See you on Thursday 26 November 2026 at 9:00 am',
    });
    expect(mail?.words.paragraphs?.join(' ')).toContain('Please bring your driver licence.');
    expect(mail?.words.paragraphs?.join(' ')).toContain('call 07 5550 1901');
    expect(mail?.words.paragraphs?.join(' ')).toContain('Please cancel with the link below');
    expect(mail?.words.preview).toBe('Moorooka, 1 Test Street, Moorooka QLD 4105');
    expect(mail?.rows.find(({ label }) => label === 'Where')?.href).toBe(
      'https://www.google.com/maps/dir/?api=1&destination=-27.5%2C153',
    );
    expect(mail?.rows.map(({ label, text }) => `${label}: ${text}`)).toEqual([
      'Test drive: Thursday 26 November 2026 at 9:00 am',
      'Where: Moorooka, 1 Test Street, Moorooka QLD 4105',
      'Can’t make it?: Cancel this test drive',
    ]);
    expect(mail?.files.map(({ name, contentType }) => [name, contentType])).toEqual([
      ['appointment.ics', 'text/calendar; charset=utf-8'],
    ]);
    expect(mail?.files[0]?.content).toContain('DTSTART:20261125T230000Z');
    expect(JSON.stringify(mail)).not.toContain('Ann');
  });

  it('tell the dealer who comes, with the same appointment for the calendar [D.22]', async () => {
    const mail = await find(site, { ...lead, shopper });
    expect(mail?.words.subject).toBe('Test drive booked, Thursday 26 November 2026 at 9:00 am: Ann Example');
    expect(mail?.words.paragraphs).toBeUndefined();
    expect(mail?.rows.map(({ label }) => label)).toEqual(['Test drive', 'Where']);
    expect(mail?.files[0]?.content).toContain('SUMMARY:Test drive: 2023 Nissan X-Trail\\, Ann Example');
  });

  it('link the shopper to the cancellation page, with a secret that is stored nowhere [D.22]', async () => {
    addLink.mockClear();
    const mail = await find(site, { ...lead, shopper: null });
    const href = mail?.rows.at(-1)?.href ?? '';
    const link = new URL(href).searchParams.get('visit') ?? '';
    expect(href).toBe(`${site.url}/book-test-drive?visit=${link}`);
    expect(addLink).toHaveBeenCalledExactlyOnceWith('wattle', readVisitLink(link));
    expect(JSON.stringify(addLink.mock.lastCall)).not.toContain(link.split('.')[1]);
    expect(JSON.stringify(await find(site, { ...lead, shopper }))).not.toContain('visit=');
    expect(addLink).toHaveBeenCalledOnce();
  });

  it('tell both sides once it is cancelled [D.22]', async () => {
    addLink.mockClear();
    const findCancelled = findAt({ ...stored, cancelledAtMs: startMs - 3_600_000 });
    const theirs = await findCancelled(site, { ...lead, shopper: null, isCancelled: true });
    expect(theirs?.words.subject).toBe('Cancelled: your test drive on Thursday 26 November 2026 at 9:00 am');
    expect(theirs?.words.paragraphs).toEqual([
      'You don’t need to do anything else. Open the attached file to remove it from your calendar.',
      'To choose another time, book again on our website or call 07 5550 1901.',
    ]);
    const dealers = await findCancelled(site, { ...lead, shopper, isCancelled: true });
    expect(dealers?.words.subject).toBe('Test drive cancelled, Thursday 26 November 2026 at 9:00 am: Ann Example');
    expect(dealers?.words.paragraphs).toEqual([
      'Ann Example has cancelled their test drive, which was booked for Thursday 26 November 2026 at 9:00 am. The time is available again.',
    ]);
    for (const mail of [theirs, dealers]) {
      expect(mail?.files[0]).toMatchObject({
        name: 'cancelled.ics',
        contentType: 'text/calendar; charset=utf-8; method=CANCEL',
        content: expect.stringContaining('METHOD:CANCEL'),
      });
      expect(JSON.stringify(mail)).not.toContain('visit=');
    }
    expect(addLink).not.toHaveBeenCalled();
    expect(await findCancelled(site, { ...lead, shopper })).toBeNull();
    expect(await find(site, { ...lead, shopper, isCancelled: true })).toBeNull();
  });

  it('say that staff moved it, with a file that replaces the earlier one [D.22]', async () => {
    const moved = { ...stored, move: { count: 2, atMs: startMs - 3_600_000 } };
    const mail = await findAt(moved)(site, { ...lead, shopper: null });
    expect(mail?.words.subject).toBe('Test drive moved: Thursday 26 November 2026 at 9:00 am');
    expect(mail?.words.paragraphs?.[0]).toContain('Your test drive has a new time.');
    expect(mail?.files[0]?.content).toContain('SEQUENCE:2');
    const cancelled = { ...moved, cancelledAtMs: startMs - 1, isCancelledByStaff: true };
    const over = await findAt(cancelled)(site, { ...lead, shopper: null, isCancelled: true });
    expect(over?.words.paragraphs?.[0]).toContain('We’re sorry we had to cancel.');
    expect(over?.files[0]?.content).toContain('SEQUENCE:3');
    const dealers = await findAt(cancelled)(site, { ...lead, shopper, isCancelled: true });
    expect(dealers?.words.paragraphs).toEqual([
      'A staff member cancelled Ann Example’s test drive, which was booked for Thursday 26 November 2026 at 9:00 am. The time is available again.',
    ]);
  });

  it('call it what the site calls it [B1.06]', async () => {
    const caravans = resolveOrThrow(minimalSite('wattle', 'group', { appointments: { occasion: 'viewing' } }));
    const mail = await find(caravans, { ...lead, shopper: null });
    expect(mail?.words.subject).toContain('Viewing confirmed: ');
    expect(mail?.words.paragraphs?.join(' ')).not.toContain('licence');
  });

  it('add nothing to a lead without a time, or when its location is gone [D.22]', async () => {
    expect(await find(site, { ...lead, leadUuid: 'lead-2', shopper: null })).toBeNull();
    expect(await find({ ...site, locations: [] }, { ...lead, shopper: null })).toBeNull();
  });
});
