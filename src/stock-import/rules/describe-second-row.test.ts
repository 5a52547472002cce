import { expect, it } from 'vitest';
import { type AcceptedRow, describeSecondRow } from './describe-second-row.ts';

const headings: Readonly<Record<string, string>> = { stocknum: 'Stk #', dealercomments: 'Ad copy', km: 'Odo' };
const accept = (record: object, changes: Partial<AcceptedRow> = {}): AcceptedRow => ({
  row: 17,
  priceCents: 1_749_000,
  title: '2018 Mazda 3',
  feedHash: JSON.stringify(record),
  details: {
    recordJson: JSON.stringify(record),
    createdAt: null,
    soldAtSeconds: null,
    columnOf: (field) => headings[field] ?? field,
  },
  ...changes,
});
const used = { stocknum: 'K1014', dealercomments: 'Push button start. Economical.', km: 88_610, name: 'Neo' };
const say = (record: object, changes?: Partial<AcceptedRow>) =>
  describeSecondRow(accept(used), accept({ ...used, ...record }, changes));

it('names the columns in which a second row of a car differs', () => {
  expect(say({})).toBe('');
  expect(say({ stocknum: 'k1014' })).toBe('');
  expect(say({ stocknum: 'k1014', dealercomments: 'Push button start.' })).toBe(
    ', but Ad copy differs; row 17 is used',
  );
  expect(say({ km: 1, badge: 'GT', name: 'GT' })).toBe(', but Odo and badge differ; row 17 is used');
  const many = { a: 1, b: 1, c: 1, d: 1, e: 1, f: 1, g: 1 };
  expect(say(many)).toBe(', but a, b, c, d, e and 2 more columns differ; row 17 is used');
  expect(say({ ...many, g: undefined })).toBe(', but a, b, c, d, e and f differ; row 17 is used');
});

it('names a heading even if only one of the rows has a value', () => {
  const empty = accept({ ...used, dealercomments: undefined });
  const { details } = empty;
  const unnamed = details && { ...details, columnOf: (field: string) => field };
  expect(describeSecondRow(accept(used), { ...empty, details: unnamed })).toBe(', but Ad copy differs; row 17 is used');
});

it('says only that details differ in a large feed, whose rows are not kept', () => {
  expect(say({ km: 1 }, { details: undefined })).toBe(' with other details; row 17 is used');
  expect(say({ km: 1 }, { priceCents: null })).toMatch(/^ with another price \(no price; row 17 has \$17,490/);
});
