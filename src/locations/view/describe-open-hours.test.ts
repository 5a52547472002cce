import { describe, expect, it } from 'vitest';
import type { OpeningHours } from '#src/sites/model/opening-hours.ts';
import { describeOpenHours } from './describe-open-hours.ts';

const open = (weekday: number, from: string, until: string): OpeningHours => ({
  weekday,
  status: 'Open',
  formattedHours: null,
  open: from,
  close: until,
});
const closed = (weekday: number, status = 'Closed'): OpeningHours => ({
  weekday,
  status,
  formattedHours: null,
  open: null,
  close: null,
});
const week = [closed(0), open(1, '08:00', '17:30'), closed(2, 'By appointment only'), open(6, '08:30', '12:00')];
const brisbane = 'Australia/Brisbane';

describe('describeOpenHours', () => {
  it.each([
    ['2026-11-23T00:30:00Z', 'open today until 5:30 pm'],
    ['2026-11-22T21:30:00Z', 'opens today at 8 am'],
    ['2026-11-23T07:30:00Z', 'closed since 5:30 pm'],
    ['2026-11-22T03:00:00Z', 'closed today'],
    ['2026-11-24T03:00:00Z', 'by appointment only'],
    ['2026-11-21T01:00:00Z', 'open today until 12 pm'],
  ])('at %s says "%s" [L9.16]', (moment, words) => {
    expect(describeOpenHours(week, new Date(moment), brisbane)).toBe(words);
  });

  it('goes by the time of the place, not of the server', () => {
    const moment = new Date('2026-11-23T07:00:00Z');
    expect(describeOpenHours(week, moment, brisbane)).toBe('open today until 5:30 pm');
    expect(describeOpenHours(week, moment, 'Australia/Sydney')).toBe('closed since 5:30 pm');
  });

  it('promises no open doors on a day that is not simply open', () => {
    const moment = new Date('2026-11-23T00:30:00Z');
    const say = (status: string) => describeOpenHours([{ ...open(1, '08:00', '17:30'), status }], moment, brisbane);
    expect(['Open', 'By appointment only', 'Closed'].map(say)).toEqual([
      'open today until 5:30 pm',
      'by appointment only',
      'closed today',
    ]);
  });

  it('says nothing of a day that is not known', () => {
    expect(describeOpenHours([], new Date(), brisbane)).toBeNull();
  });
});
