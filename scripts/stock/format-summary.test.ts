import { expect, it } from 'vitest';
import type { ImportSummary } from '../../src/stock-import/server/import-stock.ts';
import { formatDryRunEnd, formatHolds, formatReturned } from './format-summary.ts';

const returned = [
  { stockNumber: 'U1', name: '2020 Kia Rio', priceCents: 1_999_000 },
  { stockNumber: 'U2', name: '2021 Kia Rio', priceCents: null },
];

it('lists sold cars that are for sale again, and says what to do if one is sold [B4.02]', () => {
  expect(formatReturned({ returned } as unknown as ImportSummary)?.split('\n')).toEqual([
    'Sold before, and for sale again in this file: 2. If a car is sold, mark it as sold in your own system, then import the next export',
    '  U1  2020 Kia Rio, $19,990',
    '  U2  2021 Kia Rio, no price',
  ]);
  expect(formatReturned({ returned: [] } as unknown as ImportSummary)).toBeUndefined();
});

it('prints the command with --accept only if something is held back that it lets through', () => {
  const commands = { map: 'MAP', accept: 'IMPORT --accept' };
  const format = (...kinds: readonly string[]) =>
    formatHolds(
      { held: kinds.map((kind) => ({ kind, count: 1, sentence: 'S.', stockNumbers: [] })) } as unknown as ImportSummary,
      commands,
    );
  expect(format()).toBeUndefined();
  expect(format('missingSkipped')).not.toContain('--accept');
  expect(format('highFirstPrice')).toContain('IMPORT --accept');
});

it('prints the commands of a dry run once, at its end, and says what --accept adds', () => {
  const commands = { map: 'MAP', import: 'IMPORT', accept: 'IMPORT --accept' };
  const summaryOf = (...kinds: readonly string[]) =>
    ({ held: kinds.map((kind) => ({ kind, count: 1, sentence: 'S.', stockNumbers: [] })) }) as unknown as ImportSummary;
  expect(formatHolds(summaryOf('highFirstPrice'), commands, true)).toBe('Held back:\n  S.');
  expect(formatHolds(summaryOf('fieldsGone'), commands, true)).toMatch(/renamed.*:\n {2}MAP$/);
  const end = 'Nothing was changed. To import the file:\n  IMPORT';
  expect(formatDryRunEnd(summaryOf(), commands)).toBe(end);
  expect(formatDryRunEnd(summaryOf('missingSkipped'), commands)).toBe(end);
  expect(formatDryRunEnd(summaryOf('highFirstPrice'), commands)).toBe(
    `${end}\nThis doesn't apply the changes that are held back. If they're all correct, apply them too:\n  IMPORT --accept`,
  );
});
