import { expect, it } from 'vitest';
import { buildPrizeListView, buildRecordParts } from './build-prize-desk-view.ts';

it('starts a prize’s name with a capital in the list and in the record', () => {
  const spin = {
    campaignKey: 'spring',
    sequence: 1,
    words: 'a coupling lock',
    code: 'QFB3-ZG82',
    validUntil: null,
    drawnAt: '2026-11-29T10:10:00Z',
    redeemedAt: null,
    firstName: 'Ann',
    email: null,
  };
  const around = { timeZone: 'Australia/Brisbane', today: '2026-11-30', firstHref: null, nextHref: null };
  expect(buildPrizeListView([spin], around).rows[0]?.title).toBe('A coupling lock');
  const prize = { key: 'lock', words: 'a coupling lock', drawn: 1, expected: 0.5 };
  const [part] = buildRecordParts([{ campaignKey: 'spring', spins: 1, prizes: [prize], faults: [] }]);
  expect(part?.facts[0]?.label).toBe('A coupling lock');
});
