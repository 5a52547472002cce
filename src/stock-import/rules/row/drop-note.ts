import { saysOffSale } from '../cells/says-off-sale.ts';
import { type ColumnTarget, feedColumns } from '../feed-columns.ts';
import { isIdentity } from '../keep-readable-fields.ts';
import { notedFields } from '../names/cut-staff-note.ts';

const codes: ReadonlySet<string> = new Set(['vin', 'nvic', 'external_video_url']);

const droppedFields: ReadonlySet<string> = new Set(
  feedColumns.flatMap(({ target }) =>
    target.kind === 'field' &&
    target.clean === 'text' &&
    !isIdentity(target.field) &&
    !notedFields.has(target.field) &&
    !codes.has(target.field)
      ? [target.field]
      : [],
  ),
);

const listSeparators = ['|', ';', '\n'];
/** Maximum number of characters of a note. Longer texts are lists, or their fields refuse them. */
const longestNote = 1000;
/**
 * Maximum number of characters of a cell that's searched for notes. Longer cells aren't what a dealer types, and take
 * too long to search.
 */
const longestList = 20_000;
const separator = ', ';

export interface DroppedNote {
  readonly note: string;
  readonly rest: string;
}

const dropFromList = (cell: string, isNote: (text: string) => boolean): DroppedNote | undefined => {
  const between = listSeparators.find((one) => cell.includes(one)) ?? (cell.length > longestNote ? ',' : undefined);
  // A note can have commas, as in 'HOLD for Jan, $500 deposit'.
  if (between === undefined) return isNote(cell) || saysOffSale(cell) ? { note: cell, rest: '' } : undefined;
  const entries = cell.split(between);
  const notes = entries.filter(isNote);
  if (notes.length === 0) return undefined;
  return { note: notes.join(separator).trim(), rest: entries.filter((entry) => !isNote(entry)).join(between) };
};

export const dropNote = (
  target: ColumnTarget,
  cell: string,
  saysNote: (text: string) => boolean,
): DroppedNote | undefined => {
  const isNote = (text: string): boolean => text.length <= longestNote && saysNote(text);
  if (target.kind !== 'field' || cell.length > longestList) return undefined;
  if (target.clean === 'htmlList') return dropFromList(cell, isNote);
  return droppedFields.has(target.field) && isNote(cell) ? { note: cell, rest: '' } : undefined;
};
