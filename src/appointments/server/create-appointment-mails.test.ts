import { describe, expect, it } from 'vitest';
import { minimalSite } from '#src/sites/testing/minimal-site.ts';
import { resolveOrThrow } from '#src/sites/testing/resolve-or-throw.ts';
import { createAppointmentMails } from './create-appointment-mails.ts';

const site = resolveOrThrow(minimalSite('wattle'));
const startMs = Date.parse('2026-11-26T09:00+10:00');
const kept = {
  ...{ appointmentUuid: '0b6b0c5c-6f5d-4b6e-9a53-5a0a55f2f2c1', locationId: 1 },
  ...{ startMs, endMs: startMs + 1_800_000, bookedAtMs: startMs - 86_400_000 },
};
const vehicle = { title: '2023 Nissan X-Trail', path: '/cars/x-trail' };
const shopper = { name: 'Ann Example', phone: '+61412345678' };
const find = createAppointmentMails({
  findOfLead: async (slug, leadUuid) => (slug === 'wattle' && leadUuid === 'lead-1' ? kept : undefined),
});

describe('the mails of an appointment', () => {
  it('tell the shopper when and where, with a calendar file and none of what was typed [D.22]', async () => {
    const mail = await find(site, { leadUuid: 'lead-1', vehicle, shopper: null });
    expect(mail?.words).toMatchObject({
      subject: 'Your test drive: Thursday 26 November 2026 at 9:00 am',
      heading: 'See you on Thursday 26 November 2026 at 9:00 am',
    });
    expect(mail?.words.paragraphs?.join(' ')).toContain('Please bring your driver licence.');
    expect(mail?.words.paragraphs?.join(' ')).toContain('call 07 5550 1901');
    expect(mail?.rows.map(({ label, text }) => `${label}: ${text}`)).toEqual([
      'Test drive: Thursday 26 November 2026 at 9:00 am',
      'Where: Moorooka, 1 Test Street, Moorooka QLD 4105',
    ]);
    expect(mail?.files.map(({ name, contentType }) => [name, contentType])).toEqual([
      ['appointment.ics', 'text/calendar; charset=utf-8'],
    ]);
    expect(mail?.files[0]?.content).toContain('DTSTART:20261125T230000Z');
    expect(JSON.stringify(mail)).not.toContain('Ann');
  });

  it('tell the dealer who comes, with the same appointment for the calendar [D.22]', async () => {
    const mail = await find(site, { leadUuid: 'lead-1', vehicle, shopper });
    expect(mail?.words.subject).toBe('Test drive booked, Thursday 26 November 2026 at 9:00 am: Ann Example');
    expect(mail?.words.paragraphs).toBeUndefined();
    expect(mail?.files[0]?.content).toContain('SUMMARY:Test drive: 2023 Nissan X-Trail\\, Ann Example');
  });

  it('call it what the site calls it [B1.06]', async () => {
    const caravans = resolveOrThrow(minimalSite('wattle', 'group', { appointments: { occasion: 'viewing' } }));
    const mail = await find(caravans, { leadUuid: 'lead-1', vehicle, shopper: null });
    expect(mail?.words.subject).toContain('Your viewing: ');
    expect(mail?.words.paragraphs?.join(' ')).not.toContain('licence');
  });

  it('add nothing to a lead without a time, or with a place that is no more [D.22]', async () => {
    expect(await find(site, { leadUuid: 'lead-2', vehicle, shopper: null })).toBeNull();
    expect(await find({ ...site, locations: [] }, { leadUuid: 'lead-1', vehicle, shopper: null })).toBeNull();
  });
});
