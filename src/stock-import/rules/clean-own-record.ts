import { unregisteredDay } from '#src/vehicle/rules/fields/date-kinds.ts';
import type { FieldFault } from '#src/vehicle/rules/fields/field-table.ts';
import type { CellKind } from './cells/cell-kinds.ts';
import type { CellReaders } from './cells/create-cell-readers.ts';
import { isEmptyCell } from './cells/is-empty-cell.ts';
import { isUnregisteredWord } from './cells/read-date-cell.ts';
import { explainSaleWords, isStricter, readSaleWords } from './cells/read-sale-words.ts';
import { feedColumns } from './feed-columns.ts';

type Input = Readonly<Record<string, unknown>>;

const kindByField: ReadonlyMap<string, CellKind> = new Map<string, CellKind>([
  ...feedColumns.flatMap(({ target }): [string, CellKind][] =>
    target.kind === 'field' && target.clean !== 'text' ? [[target.field, target.clean]] : [],
  ),
  ['price', 'price'],
  ['subscription_price', 'price'],
  ['sold', 'truth'],
  ['preorder', 'truth'],
  ['updated_at', 'moment'],
]);

const readValue = (value: unknown, kind: CellKind, { read }: CellReaders): unknown => {
  if (typeof value !== 'string') {
    const isList = kind === 'htmlList' && Array.isArray(value);
    return isList ? value.map((entry) => (typeof entry === 'string' ? read.text(entry) : entry)) : value;
  }
  const cell = value.trim();
  return isEmptyCell(cell) ? undefined : read[kind](cell);
};

export interface CleanedRecord {
  readonly input: Record<string, unknown>;
  /** Warnings about words in a price cell, such as 'SOLD', that changed the vehicle's status. */
  readonly notes: readonly FieldFault[];
}

const takeSaleWords = (input: Record<string, unknown>, field: string, { readPrice }: CellReaders): FieldFault[] => {
  const value = input[field];
  const sale = typeof value === 'string' ? readSaleWords(value) : undefined;
  if (typeof value !== 'string' || sale === undefined) return [];
  input[field] = readPrice(sale.rest).kind === 'price' ? sale.rest : undefined;
  if (!isStricter(sale.status, input.status)) return [];
  input.status = sale.status;
  return [{ field, reason: explainSaleWords(value, sale.status) }];
};

/**
 * Reads text in the fields of `kindByField` like CSV cells, so that 'n/a' becomes undefined, and turns HTML in their
 * lists into text. A price such as '$24,990 - SOLD' can change the status, and a plate such as 'Unreg' sets the rego's
 * expiry.
 */
export const cleanOwnRecord = (record: Input, readers: CellReaders): CleanedRecord => {
  const input: Record<string, unknown> = { ...record };
  if (typeof record.regplate === 'string' && isUnregisteredWord(record.regplate)) input.rego_expiry = unregisteredDay;
  if (typeof record.status === 'string') input.status = readValue(record.status, 'status', readers);
  const notes = [...kindByField].flatMap(([field, kind]) =>
    kind === 'price' ? takeSaleWords(input, field, readers) : [],
  );
  for (const [field, kind] of kindByField) {
    const value = input[field];
    if (typeof value === 'string' || (kind === 'htmlList' && Array.isArray(value)))
      input[field] = readValue(value, kind, readers);
  }
  return { input, notes };
};
