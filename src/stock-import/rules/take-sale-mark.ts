import type { CellKind } from './cells/cell-kinds.ts';
import { readSaleMark, type SaleMark, trimEdges } from './cells/read-sale-mark.ts';
import { feedColumns } from './feed-columns.ts';
import { isIdentity } from './keep-readable-fields.ts';

/** Readers of these kinds handle sale words themselves, or read long texts that can mention a sale in passing. */
const unmarkedKinds: ReadonlySet<CellKind> = new Set(['price', 'status', 'sold', 'deposit', 'html', 'htmlList']);
const figureKinds: ReadonlySet<CellKind> = new Set([
  'kilometres',
  'year',
  'whole',
  'decimal',
  'plate',
  'regoExpiry',
  'month',
  'moment',
]);

const kindByField: ReadonlyMap<string, CellKind> = new Map<string, CellKind>([
  ...feedColumns.flatMap(({ target }): [string, CellKind][] =>
    target.kind === 'field' && !unmarkedKinds.has(target.clean) && target.field !== 'external_video_url'
      ? [[target.field, target.clean]]
      : [],
  ),
  ['location_code', 'text'],
]);

export const markedFields: ReadonlySet<string> = new Set(kindByField.keys());

/** In these fields, 'Pending' is about the vehicle's papers and not about a sale. */
const paperworkFields: ReadonlySet<string> = new Set([
  'regplate',
  'rego_expiry',
  'vin',
  'nvic',
  'build_date',
  'compliance_date',
]);

const nameFields: ReadonlySet<string> = new Set(['make', 'model', 'badge', 'series', 'name']);

/** Sale marks at the end of a vehicle's name, such as 'Ascent - not ready', 'Ascent (wholesale)' and 'Ascent DEP'. */
const nameMarks: readonly { readonly status: SaleMark['status']; readonly mark: RegExp }[] = [
  { status: 'on hold', mark: /\sDEP(?: PD)?\W*$|[-–(*:,]\s*(?:[Dd]ep(?: pd)?|[Dd]eposit|[Ss]poken for)\W*$/ },
  { status: null, mark: /\bnot (?:yet )?ready\b(?: yet)?\W*$|[-–(*:,]\s*(?:wholesale|stolen|written off)\W*$/i },
  { status: 'sold', mark: /[-–(*:,]\s*(?:gone|delivered)\W*$/i },
];

const readNameMark = (cell: string): SaleMark | undefined => {
  for (const { status, mark } of nameMarks) {
    const rest = trimEdges(cell.slice(0, mark.exec(cell)?.index ?? 0));
    if (rest !== '') return { status, rest };
  }
  return undefined;
};

const goneStart =
  /^\W*(?:delivered|gone|collected|picked up|handed over)(?:\W*$|\W+\d|\s*[-–(:,]|\s+to (?:the )?(?:new )?(?:customer|client|owner|buyer)\b)/i;
const goneEnd = /[-–(*:,]\s*(?:delivered|gone|collected|picked up|handed over)\W*$/i;
const longestYard = 60;

const readGoneMark = (cell: string): SaleMark | undefined => {
  if (cell.length > longestYard) return undefined;
  if (goneStart.test(cell)) return { status: 'sold', rest: '' };
  const end = goneEnd.exec(cell);
  return end === null ? undefined : { status: 'sold', rest: cell.slice(0, end.index).trim() };
};

const buyerFields: ReadonlySet<string> = new Set(['location_code', 'tag']);

const chooseRest = (field: string, cell: string, rest: string): string => {
  // In 'HOLD - Barry', the rest is a buyer. In 'Midland - SOLD', it's the yard.
  if (buyerFields.has(field) && !cell.startsWith(rest)) return '';
  const isNote = figureKinds.has(kindByField.get(field) ?? 'text') && !/\d/.test(rest);
  const kept = isNote ? '' : rest;
  // Without such a field, the row would be refused, and its vehicle would stay on sale.
  return kept === '' && isIdentity(field) ? cell : kept;
};

/** @spec B4.02, D.05 */
export const takeSaleMark = (field: string, cell: string): SaleMark | undefined => {
  const mark = markedFields.has(field) ? readSaleMark(cell, paperworkFields.has(field)) : undefined;
  if (mark === undefined && field === 'location_code') return readGoneMark(cell);
  if (mark === undefined && nameFields.has(field)) return readNameMark(cell);
  return mark && { ...mark, rest: chooseRest(field, cell, mark.rest) };
};
