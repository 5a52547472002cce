import { usualHabits } from './cells/cell-kinds.ts';
import { type CellReaders, createCellReaders } from './cells/create-cell-readers.ts';
import type { HeaderColumn } from './read-csv-header.ts';
import type { MappedRow } from './row/mapped-row.ts';
import { RowMapping } from './row/row-mapping.ts';

const usualReaders = createCellReaders(usualHabits);

export const mapCsvRow = (
  columns: readonly HeaderColumn[],
  cells: readonly string[],
  readers: CellReaders = usualReaders,
  unread: ReadonlySet<number> = new Set(),
): MappedRow => {
  const mapping = new RowMapping(readers);
  for (const [index, column] of columns.entries()) {
    if (unread.has(index)) mapping.addUnread(column, cells[index] ?? '');
    else mapping.add(column, cells[index] ?? '');
  }
  return mapping.finish();
};
