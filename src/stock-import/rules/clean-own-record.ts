import type { CellKind } from './cells/cell-kinds.ts';
import type { CellReaders } from './cells/create-cell-readers.ts';
import { isEmptyCell } from './cells/is-empty-cell.ts';
import { feedColumns } from './feed-columns.ts';

type Input = Readonly<Record<string, unknown>>;

/** How text in each of the specification's fields is read. Fields that aren't in this map stay as they are. */
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

/**
 * Reads a record with the specification's field names. Reads its texts like CSV cells, so a text that stands for no
 * value becomes undefined, and turns HTML in the entries of `htmlList` fields into text. Keeps numbers and other lists.
 */
export const cleanOwnRecord = (input: Input, readers: CellReaders): Record<string, unknown> => {
  const result: Record<string, unknown> = { ...input };
  for (const [field, kind] of kindByField) {
    const value = result[field];
    if (typeof value === 'string' || (kind === 'htmlList' && Array.isArray(value)))
      result[field] = readValue(value, kind, readers);
  }
  return result;
};
