import { unregisteredDay } from '#src/vehicle/rules/fields/date-kinds.ts';
import type { CellReaders } from '../cells/create-cell-readers.ts';
import { isUnregisteredWord } from '../cells/read-date-cell.ts';
import type { RowFields } from './row-fields.ts';

export class RowPlate {
  #unregisteredHeading: string | undefined;
  #expiry: { readonly heading: string; readonly day: string } | undefined;

  add(heading: string, cell: string, readers: Pick<CellReaders, 'readPlate'>): void {
    if (isUnregisteredWord(cell)) {
      this.#unregisteredHeading = heading;
      return;
    }
    const { expiry } = readers.readPlate(cell);
    if (expiry !== undefined) this.#expiry = { heading, day: expiry };
  }

  settle(fields: RowFields): void {
    if (this.#unregisteredHeading !== undefined) fields.set('rego_expiry', unregisteredDay, this.#unregisteredHeading);
    else if (this.#expiry !== undefined && !fields.has('rego_expiry')) {
      fields.set('rego_expiry', this.#expiry.day, this.#expiry.heading);
    }
  }
}
