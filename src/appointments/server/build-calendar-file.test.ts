import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minimalSite } from '#src/sites/testing/minimal-site.ts';
import { resolveOrThrow } from '#src/sites/testing/resolve-or-throw.ts';
import { buildCalendarEntry, type CalendarFacts } from '../view/build-calendar-entry.ts';
import { getOccasionWords } from '../view/occasion-words.ts';
import { buildCalendarFile } from './build-calendar-file.ts';

const site = resolveOrThrow(minimalSite('wattle'));
const [location] = site.locations;
if (location === undefined) throw new Error('the least site has a location');

const facts: CalendarFacts = {
  appointment: {
    appointmentUuid: '0b6b0c5c-6f5d-4b6e-9a53-5a0a55f2f2c1',
    startMs: Date.parse('2026-11-25T23:00:00Z'),
    endMs: Date.parse('2026-11-25T23:30:00Z'),
    bookedAtMs: Date.parse('2026-11-24T01:02:03Z'),
    cancelledAtMs: null,
  },
  organiserEmail: 'no-reply@dealers.example',
  location: { ...location, timeZone: 'Australia/Sydney' },
  site: { name: 'Wattle; Motors', url: 'https://www.wattle.example' },
  words: getOccasionWords({ occasion: 'testDrive' }),
  vehicle: { title: '2023 Nissan X-Trail', slug: 'x-trail' },
  shopper: null,
};

const build = (changes: Partial<CalendarFacts> = {}) => buildCalendarFile(buildCalendarEntry({ ...facts, ...changes }));

/** RFC 5545, 3.1: a line that begins with a space continues the line before. */
const readLines = (file: string): readonly string[] => file.replaceAll('\r\n ', '').split('\r\n');

const readText = (text: string): string =>
  text.replaceAll(/\\([\\;,nN])/g, (_, mark: string) => (mark.toLowerCase() === 'n' ? '\n' : mark));

const read = (file: string, name: string): string | undefined => {
  const line = readLines(file).find((one) => one.startsWith(`${name}:`) || one.startsWith(`${name};`));
  return line === undefined ? undefined : readText(line.slice(line.indexOf(':') + 1));
};

describe('the calendar file', () => {
  it('has the appointment in UTC, whatever the reader’s time zone [D.22]', () => {
    const file = build();
    expect(readLines(file).slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0']);
    expect([read(file, 'DTSTART'), read(file, 'DTEND')]).toEqual(['20261125T230000Z', '20261125T233000Z']);
    expect(read(file, 'DTSTAMP')).toBe('20261124T010203Z');
    expect(read(file, 'SUMMARY')).toBe('Test drive: 2023 Nissan X-Trail, Wattle; Motors, Moorooka');
    expect(read(file, 'LOCATION')).toBe('Moorooka, 1 Test Street, Moorooka QLD 4105');
    expect(read(file, 'DESCRIPTION')).toBe(
      'Thursday 26 November 2026 at 10:00 am (local time at Moorooka).\nTo change the time, call 07 5550 1901.\nPlease bring your driver licence.',
    );
    expect(read(file, 'URL')).toBe('https://www.wattle.example/cars/x-trail');
    expect(read(file, 'METHOD')).toBeUndefined();
  });

  it('has the same id in every file, for shopper and dealer [D.22]', () => {
    const shopper = { name: 'Ann Example', phone: '+61412345678' };
    const theirs = build({ shopper });
    expect(read(theirs, 'UID')).toBe('0b6b0c5c-6f5d-4b6e-9a53-5a0a55f2f2c1@www.wattle.example');
    expect(read(build(), 'UID')).toBe(read(theirs, 'UID'));
    expect(read(theirs, 'SUMMARY')).toBe('Test drive: 2023 Nissan X-Trail, Ann Example');
    expect(read(theirs, 'DESCRIPTION')).toContain('Ann Example, 0412 345 678');
    expect(build()).not.toContain('Ann');
  });

  it('removes the appointment from a calendar when it is cancelled [D.22]', () => {
    const cancelledAtMs = Date.parse('2026-11-24T09:00:00Z');
    const file = build({ appointment: { ...facts.appointment, cancelledAtMs } });
    expect(['METHOD', 'STATUS', 'DTSTAMP', 'ORGANIZER'].map((name) => read(file, name))).toEqual([
      'CANCEL',
      'CANCELLED',
      '20261124T090000Z',
      'mailto:no-reply@dealers.example',
    ]);
    expect(read(file, 'UID')).toBe(read(build(), 'UID'));
    expect([read(build(), 'SEQUENCE'), read(file, 'SEQUENCE')]).toEqual(['0', '1']);
  });

  it('asks for no licence for a viewing [D.22]', () => {
    const words = getOccasionWords({ occasion: 'viewing' });
    expect(read(build({ words }), 'SUMMARY')).toBe('Viewing: 2023 Nissan X-Trail, Wattle; Motors, Moorooka');
    expect(read(build({ words }), 'DESCRIPTION')).not.toContain('licence');
  });

  it('names the occasion without a vehicle [D.22]', () => {
    expect(read(build({ vehicle: null }), 'SUMMARY')).toBe('Test drive: Wattle; Motors, Moorooka');
    expect(read(build({ vehicle: null }), 'URL')).toBe('https://www.wattle.example/');
  });

  it('escapes any text, and folds long lines [D.22]', () => {
    const words = fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 }),
      fc.constantFrom('a\r\nDTSTART:19700101T000000Z', 'END:VEVENT\nBEGIN:VEVENT', '👋'.repeat(60), 'a\\,b;c"d'),
    );
    fc.assert(
      fc.property(words, (name) => {
        const file = build({ shopper: { name, phone: '+61412345678' } });
        for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        const lines = readLines(file);
        expect(lines.filter((line) => line.startsWith('DTSTART'))).toEqual(['DTSTART:20261125T230000Z']);
        expect(lines.filter((line) => line.startsWith('BEGIN:'))).toEqual(['BEGIN:VCALENDAR', 'BEGIN:VEVENT']);
        const said = read(file, 'SUMMARY') ?? '';
        const plain = (text: string) => text.replaceAll(/\s+/g, '');
        expect(plain(said)).toBe(plain(`Test drive: 2023 Nissan X-Trail, ${name}`));
      }),
    );
  });
});
