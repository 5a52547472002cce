import { describe, expect, it } from 'vitest';
import { readOpeningHours, siteAnswers } from './site-answers.ts';

describe('readOpeningHours', () => {
  it('reads hours as people write them', () => {
    expect(readOpeningHours('Mon-Fri 8:30-17:30, sat 9am - 4.30pm, Sun closed')).toEqual([
      { days: 'Mon-Fri', status: 'Open', open: '08:30', close: '17:30' },
      { days: 'Sat', status: 'Open', open: '09:00', close: '16:30' },
      { days: 'Sun', status: 'Closed' },
    ]);
    expect(readOpeningHours('Mon-Sun 12pm to 5 pm')).toMatchObject([{ open: '12:00', close: '17:00' }]);
    expect(readOpeningHours('Sun by appointment only')).toMatchObject([{ days: 'Sun', status: 'By appointment only' }]);
  });

  it.each(['always', 'Mon-Fri', 'Mon-Fri 9-', 'Fun 9-17', 'Mon-Wed 9-17', 'Mon 17-9', 'Mon 25:00-26:00', ''])(
    'refuses %j',
    (text) => expect(readOpeningHours(text)).toBeUndefined(),
  );
});

it('groups the digits of an ABN', () => {
  expect(siteAnswers.shape.abn.parse('53004085616')).toBe('53 004 085 616');
  expect(siteAnswers.shape.abn.safeParse('5300408561').success).toBe(false);
});

it.each(['53 004 085 617', '63 004 085 616', '35 004 085 616'])('refuses %s, whose check digits are wrong', (abn) => {
  expect(siteAnswers.shape.abn.safeParse(abn).success).toBe(false);
});
