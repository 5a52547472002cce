import { expect, it } from 'vitest';
import { matchRenamedColumns, pickRequired, withoutColumns } from './match-renamed-columns.ts';

const candidate = (heading: string, column: string, goneHeading = column, agreement = 1) => ({
  heading,
  column,
  goneHeading,
  agreement,
});

it('gives two renamed columns a heading each', () => {
  const candidates = [candidate('Travelled', 'odometer', 'Kms'), candidate('Shade', 'colour', 'Colour')];
  expect(matchRenamedColumns(candidates)).toEqual({ renamed: { Travelled: 'odometer', Shade: 'colour' }, doubts: [] });
});

it('gives four renamed columns a heading each, the best match first, and none to a heading that agrees with nothing', () => {
  const candidates = [
    candidate('Col', 'vin', 'VIN No.', 0),
    candidate('Col', 'colour', 'Colour', 0.9),
    candidate('Col', 'series', 'Series', 0.85),
    candidate('Col 2', 'colour', 'Colour', 0.8),
    candidate('Col 2', 'series', 'Series', 0.8),
    candidate('Stk Status', 'status', 'Status'),
    candidate('Stk Status', 'sold', 'Gone'),
    candidate('Frame', 'vin', 'VIN No.'),
    candidate('Blah', 'vin', 'VIN No.', 0),
  ];
  expect(matchRenamedColumns(candidates)).toEqual({
    renamed: { 'Stk Status': 'status', Frame: 'vin', Col: 'colour', 'Col 2': 'series' },
    doubts: [],
  });
});

it('takes none of equally good matches, and goes on with the others', () => {
  const candidates = [
    ...['A', 'B'].flatMap((heading) => [candidate(heading, 'build_date'), candidate(heading, 'compliance_date')]),
    candidate('Travelled', 'odometer', 'Kms', 0.9),
  ];
  expect(matchRenamedColumns(candidates)).toEqual({
    renamed: { Travelled: 'odometer' },
    doubts: [{ headings: ['A', 'B'], columns: ['build_date', 'compliance_date'] }],
  });
});

it('drops a proposal whose heading or column is settled, but keeps further photos', () => {
  const proposed = { Frame: 'vin', Foto: 'images', Snaps: 'images', Col: 'series', 'Stk ID': 'stock_number' };
  expect(withoutColumns(proposed, { Serial: 'vin', Foto: 'images', Col: 'colour' })).toEqual({
    Snaps: 'images',
    'Stk ID': 'stock_number',
  });
  expect(pickRequired(proposed)).toEqual({ 'Stk ID': 'stock_number' });
});
