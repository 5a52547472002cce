import type { CellReaders } from '../cells/create-cell-readers.ts';
import {
  explainRoundedNumber,
  explainSpreadsheetError,
  isRoundedNumber,
  isSpreadsheetError,
} from '../cells/spreadsheet-damage.ts';
import { isIdentity, refusesRow } from '../keep-readable-fields.ts';
import { explainCutNote, notedFields } from '../names/cut-staff-note.ts';
import type { RowFault } from '../row-remark.ts';
import type { RowFields } from './row-fields.ts';

/**
 * Leaves out cells that a spreadsheet damaged, and notes to the staff in names. If nothing is left of the stock number,
 * make, model or year, the row is refused.
 */
export class RowDamage {
  readonly notes: RowFault[] = [];

  /** Returns true if the whole cell is left out. */
  drop(field: string, heading: string, cell: string, fields: RowFields): boolean {
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

  /** Returns the cell without its note. */
  cutNote(
    field: string,
    heading: string,
    cell: string,
    fields: RowFields,
    readers: Pick<CellReaders, 'cutNote'>,
  ): string {
    const cut = notedFields.has(field) ? readers.cutNote(cell) : undefined;
    if (cut === undefined) return cell;
    const reason = explainCutNote(cut.note);
    fields.headingByField[field] = heading;
    if (cut.rest === '' && isIdentity(field)) fields.faultByField[field] = reason;
    else this.notes.push({ field, reason });
    return cut.rest;
  }
}
