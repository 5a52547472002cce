import type { CellKind } from './cells/cell-kinds.ts';
import type { CellReaders } from './cells/create-cell-readers.ts';
import { isEmptyCell } from './cells/is-empty-cell.ts';
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

/**
 * Reads text in the fields of `kindByField` like CSV cells, so that 'n/a' becomes undefined. In the entries of
 * `htmlList` fields, turns HTML into text. Keeps all other values.
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
