import { expect, it } from 'vitest';
import { buildSavedLine } from './build-saved-line.ts';

const line = (savedCents: number | null, currentCents: number | null) =>
  buildSavedLine({ addedAt: new Date('2026-11-21T15:00:00Z'), savedCents, currentCents }, 'Australia/Brisbane');

it('shows the saved price, the local day, and the difference now [B1.15]', () => {
  expect(line(2_599_000, 2_499_000)).toEqual({
    text: 'Saved at $25,990 on 22 November 2026',
    change: { text: '$1,000 less now', isDrop: true },
  });
  expect(line(2_599_000, 2_699_050)?.change).toEqual({ text: '$1,001 more now', isDrop: false });
});

it('shows no change when the page shows none, and no price when there was none [B1.15]', () => {
  expect(line(2_599_000, 2_599_000).change).toBeNull();
  expect(line(2_599_000, 2_599_040).change).toBeNull();
  expect(line(2_599_000, null).change).toBeNull();
  expect(line(null, 2_599_000)).toEqual({ text: 'Saved on 22 November 2026', change: null });
});
