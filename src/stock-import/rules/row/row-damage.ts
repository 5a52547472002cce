import type { CellReaders } from '../cells/create-cell-readers.ts';
import {
  explainLostCharacter,
  explainRoundedNumber,
  explainSpreadsheetError,
  hasLostCharacter,
  isRoundedNumber,
  isSpreadsheetError,
} from '../cells/spreadsheet-damage.ts';
import type { ColumnTarget } from '../feed-columns.ts';
import { isProse } from '../is-prose.ts';
import { isIdentity, refusesRow } from '../keep-readable-fields.ts';
import { explainCutNote, notedFields } from '../names/cut-staff-note.ts';
import type { RowFault } from '../row-remark.ts';
import { type DroppedNote, dropNote } from './drop-note.ts';
import { nameTarget } from './name-target.ts';
import type { RowFields } from './row-fields.ts';

/** True if the cell without its note isn't a name, as in 'Keep (Mrs Pratt) till Friday'. */
const isSentence = (cell: string, rest: string): boolean => isProse(rest) || !cell.includes(rest);

/**
 * Leaves out damaged cells and notes to the staff. If nothing is left of the stock number, make, model or year, the row
 * is refused.
 */
export class RowDamage {
  readonly notes: RowFault[] = [];

  /** Returns true if the whole cell is left out. */
  drop(target: ColumnTarget, heading: string, cell: string, fields: RowFields): boolean {
    const field = nameTarget(target);
    const isShortText = target.kind === 'field' && target.clean === 'text' && !isIdentity(field);
    if (isShortText && hasLostCharacter(cell)) {
      fields.headingByField[field] = heading;
      this.notes.push({ field, reason: `${explainLostCharacter(cell)}; it's left out` });
      return true;
    }
    const isRounded = field === 'stocknum' && isRoundedNumber(cell);
    // Fields about the sale refuse unreadable cells themselves.
    const isError = isSpreadsheetError(cell) && (isIdentity(field) || !refusesRow(field));
    if (!isRounded && !isError) return false;
    const reason = isRounded ? explainRoundedNumber(cell) : explainSpreadsheetError(cell);
    fields.headingByField[field] = heading;
    if (isIdentity(field)) fields.faultByField[field] = reason;
    else this.notes.push({ field, reason: `${reason}; it's left out` });
    return true;
  }

  dropNote(
    target: ColumnTarget,
    heading: string,
    cell: string,
    fields: RowFields,
    { isNote }: Pick<CellReaders, 'isNote'>,
  ): DroppedNote | undefined {
    const dropped = dropNote(target, cell, isNote);
    if (dropped === undefined) return undefined;
    const field = nameTarget(target);
    fields.headingByField[field] = heading;
    this.notes.push({ field, reason: explainCutNote(dropped.note) });
    return dropped;
  }

  /** Returns what is left of the cell without its note. */
  cutNote(
    field: string,
    heading: string,
    cell: string,
    fields: RowFields,
    readers: Pick<CellReaders, 'cutNote'>,
  ): string {
    const cut = notedFields.has(field) ? readers.cutNote(cell) : undefined;
    if (cut === undefined) return cell;
    const isAll = !isIdentity(field) && isSentence(cell, cut.rest);
    const reason = explainCutNote(isAll ? cell : cut.note);
    fields.headingByField[field] = heading;
    if (cut.rest === '' && isIdentity(field)) fields.faultByField[field] = reason;
    else this.notes.push({ field, reason });
    return isAll ? '' : cut.rest;
  }
}
