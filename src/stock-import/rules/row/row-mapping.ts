import { vehicleFields } from '#src/vehicle/rules/fields/vehicle-fields.ts';
import type { CellKind } from '../cells/cell-kinds.ts';
import type { CellReaders } from '../cells/create-cell-readers.ts';
import { isEmptyCell } from '../cells/is-empty-cell.ts';
import { readYearCell } from '../cells/read-date-cell.ts';
import { readStartMark, saysNotAdvertised } from '../cells/read-sale-words.ts';
import { saysOffSale } from '../cells/says-off-sale.ts';
import { type BuyerCell, namesBuyer } from '../create-sale-conflicts.ts';
import type { UnreadCell } from '../create-word-columns.ts';
import { type ColumnTarget, isCollected } from '../feed-columns.ts';
import { findSaleHint } from '../find-sale-hints.ts';
import { refusesRow } from '../keep-readable-fields.ts';
import { isConfidential } from '../mapping/is-confidential.ts';
import { splitMakeModel } from '../names/split-make-model.ts';
import { type HeaderColumn, ignoredTarget } from '../read-csv-header.ts';
import { splitPhotoAddresses } from '../split-photo-addresses.ts';
import { isStaffNote } from '../staff-notes.ts';
import type { StaffText } from '../staff-texts.ts';
import type { MappedRow, WrittenStatus, YearOfMonth } from './mapped-row.ts';
import { nameTarget } from './name-target.ts';
import { RowDamage } from './row-damage.ts';
import { RowFields } from './row-fields.ts';
import { RowPlate } from './row-plate.ts';
import { RowPrices } from './row-prices.ts';
import { chooseSaleKind, isSaleKind, RowSale } from './row-sale.ts';
import { takeCellMarks } from './take-cell-marks.ts';

/**
 * Cells of these kinds are read even if they're longer than the field allows, because the value in a cell can be
 * shorter. Other cells that are too long aren't read, so that their field refuses them.
 */
const longerThanField: ReadonlySet<string> = new Set([
  'html',
  'htmlList',
  'text',
  'status',
  'sold',
  'deposit',
  'plate',
]);
const maxLengths = new Map(
  Object.values(vehicleFields).map(({ specName, kind }) => [specName as string, kind.maxLength]),
);

const cylindersField = 'variant.cylinders';
const engineFields: ReadonlySet<string> = new Set(['engine_size', 'engine_size_litres']);

const isSaleTarget = (kind: CellKind): boolean => kind === 'status' || isSaleKind(kind);

const figures = /\d{3}/;
const noEngine = /^(?:b?ev|electric(?: motor)?)$/i;

export class RowMapping {
  readonly #readers: CellReaders;
  readonly #fields = new RowFields();
  readonly #sale = new RowSale();
  readonly #prices: RowPrices;
  readonly #plate = new RowPlate();
  readonly #images: string[] = [];
  #status: WrittenStatus | null = null;
  readonly #staffTexts: StaffText[] = [];
  readonly #buyerCells: BuyerCell[] = [];
  readonly #damage = new RowDamage();
  readonly #unreadCells: UnreadCell[] = [];
  readonly #costCells: UnreadCell[] = [];
  #readsSale = false;
  #badge: string | null = null;
  #locationCode: string | undefined;
  #yearOfMonth: YearOfMonth | undefined;

  constructor(readers: CellReaders) {
    this.#readers = readers;
    this.#prices = new RowPrices(readers);
  }

  /** Always false for images, sold marks and deposits, which are collected from all cells. */
  has(target: ColumnTarget): boolean {
    if (isCollected(target)) return false;
    if (target.kind === 'field') return this.#fields.has(target.field);
    if (target.kind === 'price') return this.#prices.has(target.price);
    if (target.kind === 'makeModel') return this.#fields.has('make');
    return target.kind === 'location' && this.#locationCode !== undefined;
  }

  add({ heading, target, isDoubted }: HeaderColumn, written: string): void {
    const whole = written.trim();
    this.#readsSale ||= target.kind === 'field' && isSaleTarget(target.clean);
    if (isDoubted && isStaffNote(whole)) {
      this.#staffTexts.push({ heading, cell: whole, instead: null });
      this.addUnread({ heading }, whole);
      return;
    }
    if (saysNotAdvertised(whole)) {
      this.#sale.noteNotAdvertised(heading, whole);
      // Hides a comment such as 'DONT ADVERTISE' from shoppers, because it's a note to the staff.
      if (target.kind === 'field' && target.field === 'dealercomments') return;
    }
    if (target.kind === 'ignored' && figures.test(whole) && isConfidential(heading)) {
      this.#costCells.push({ heading, cell: whole });
    }
    if (target.kind === 'ignored' || isEmptyCell(whole)) return;
    const field = nameTarget(target);
    if (this.#damage.drop(target, heading, whole, this.#fields)) return;
    const marked = takeCellMarks(target, heading, whole, this.#sale, this.#readers);
    const dropped = this.#damage.dropNote(target, heading, whole, this.#fields, this.#readers);
    if (dropped !== undefined && saysOffSale(dropped.note)) this.#sale.noteNotAdvertised(heading, dropped.note);
    const rest = dropped === undefined ? marked : dropped.rest;
    const cell = this.#damage.cutNote(field, heading, rest, this.#fields, this.#readers);
    if (cell === '') return;
    if (target.kind === 'field') this.#addField(target, heading, cell);
    else if (target.kind === 'makeModel') this.#addMakeModel(heading, cell);
    else if (target.kind === 'price') this.#prices.add(target.price, heading, cell);
    else if (target.kind === 'images') {
      this.#images.push(...splitPhotoAddresses(cell));
      this.#fields.headingByField.images = heading;
    } else {
      this.#locationCode = cell;
      this.#fields.headingByField.location_code = heading;
    }
  }

  addUnread({ heading, instead }: Pick<HeaderColumn, 'heading' | 'instead'>, cell: string): void {
    if (instead !== undefined && !isEmptyCell(cell.trim())) this.#staffTexts.push({ heading, cell, instead });
    if (namesBuyer(heading) && !isEmptyCell(cell.trim())) {
      this.#buyerCells.push({ heading, cell: cell.trim(), isRead: false });
    }
    this.#sale.addHints(findSaleHint(heading, cell, this.#readers.read.truth));
    if (cell !== '') this.#unreadCells.push({ heading, cell });
    this.add({ heading, target: ignoredTarget }, cell);
  }

  #addMakeModel(heading: string, cell: string): void {
    const names = splitMakeModel(cell);
    const { input, headingByField, faultByField } = this.#fields;
    headingByField.make ??= heading;
    headingByField.model ??= heading;
    if (names === undefined) {
      input.model ??= cell;
      faultByField.make = `${JSON.stringify(cell)} doesn't begin with a make we know and a model. Write the make and the model in separate columns`;
      return;
    }
    input.make ??= names.make;
    input.model ??= names.model;
    this.#badge = names.badge;
  }

  #addField({ field, clean }: Extract<ColumnTarget, { kind: 'field' }>, heading: string, cell: string): void {
    if (isSaleKind(clean)) {
      const kind = chooseSaleKind(clean, cell);
      const value = this.#readers.read[kind](cell);
      if (value !== undefined) this.#sale.addCell(kind, { heading, value });
      if (kind === 'sold' && typeof value === 'string') {
        this.#buyerCells.push({ heading, cell, isRead: true });
      }
      return;
    }
    if (clean === 'status') this.#status = { heading, word: cell, meaning: this.#readers.readStatus(cell).meaning };
    if (clean === 'plate') this.#plate.add(heading, cell, this.#readers);
    if (engineFields.has(field) && this.#addEngine(heading, cell)) return;
    const isTooLong = cell.length > (maxLengths.get(field) ?? cell.length) && !longerThanField.has(clean);
    const value = isTooLong ? cell : this.#readers.read[clean](cell);
    if (value === undefined || value === '') return;
    if (typeof value === 'string') this.#noteText(field, heading, value);
    this.#fields.set(field, value, heading);
    if (clean === 'year' && typeof value === 'string' && value !== cell && readYearCell(cell) === undefined) {
      this.#yearOfMonth = { heading, cell, year: value };
    }
    const fault = value === cell ? this.#readers.explain(cell, clean) : undefined;
    if (fault !== undefined) {
      this.#fields.faultByField[field] = refusesRow(field) ? fault : `${fault}; it's left out`;
    }
  }

  #noteText(field: string, heading: string, text: string): void {
    const status = field === 'dealercomments' ? readStartMark(text) : undefined;
    const words = field === 'dealercomments' ? this.#readers.findTextOffSale(text) : null;
    if (status !== undefined) this.#sale.noteStatus(heading, text, status);
    else if (words !== null) this.#sale.noteTextOffSale(heading, text.slice(words.index));
    else this.#sale.noteMention(field, text);
  }

  #addEngine(heading: string, cell: string): boolean {
    if (noEngine.test(cell)) return true;
    const engine = this.#readers.readEngine(cell);
    const cylinders = this.#readers.readCylinders(cell);
    if (engine !== undefined) this.#fields.set(engine.field, engine.value, heading);
    if (cylinders !== undefined && !this.#fields.has(cylindersField)) {
      this.#fields.set(cylindersField, cylinders, heading);
    }
    return engine !== undefined || cylinders !== undefined;
  }

  finish(): MappedRow {
    const { input, headingByField, faultByField } = this.#fields;
    this.#prices.settle(this.#fields);
    if (this.#images.length > 0) input.images = this.#images.map((url) => ({ image: { url } }));
    this.#plate.settle(this.#fields);
    if (this.#badge !== null) input.badge ??= this.#badge;
    const sale = this.#sale.settle(this.#fields);
    return {
      input,
      headingByField,
      faultByField,
      locationCode: this.#locationCode,
      notes: [...sale.notes, ...this.#damage.notes, ...sale.mentions],
      status: this.#status,
      staffTexts: this.#staffTexts,
      buyerCells: this.#buyerCells,
      saleHints: sale.hints,
      unreadCells: this.#unreadCells,
      costCells: this.#costCells,
      readsSale: this.#readsSale,
      ...(this.#prices.words !== undefined && { priceWords: this.#prices.words }),
      ...(this.#yearOfMonth && { yearOfMonth: this.#yearOfMonth }),
    };
  }
}
