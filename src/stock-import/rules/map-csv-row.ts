import { unregisteredDay } from '#src/vehicle/rules/fields/date-kinds.ts';
import { vehicleFields } from '#src/vehicle/rules/fields/vehicle-fields.ts';
import { type CellKind, usualHabits } from './cells/cell-kinds.ts';
import { type CellReaders, createCellReaders } from './cells/create-cell-readers.ts';
import { isEmptyCell } from './cells/is-empty-cell.ts';
import { isUnregisteredWord } from './cells/read-date-cell.ts';
import { driveAwayType, excludingChargesType, type PriceCell } from './cells/read-price-cell.ts';
import { readSaleMark } from './cells/read-sale-mark.ts';
import {
  explainNotAdvertised,
  explainSaleHint,
  explainSaleWords,
  isOpenStatus,
  isStricter,
  readSaleWords,
  type SaleStatus,
  saysHeld,
  saysNotAdvertised,
  saysSold,
  startsWithDeposit,
  startsWithOffer,
  startsWithSold,
} from './cells/read-sale-words.ts';
import { notOnSaleStatus, type StatusMeaning } from './cells/read-status-cell.ts';
import {
  explainRoundedNumber,
  explainSpreadsheetError,
  isRoundedNumber,
  isSpreadsheetError,
} from './cells/spreadsheet-damage.ts';
import { type ColumnTarget, isCollected } from './feed-columns.ts';
import { findSaleHint, type SaleHint } from './find-sale-hints.ts';
import { isIdentity, refusesRow } from './keep-readable-fields.ts';
import { splitMakeModel } from './names/split-make-model.ts';
import { type HeaderColumn, ignoredTarget } from './read-csv-header.ts';
import type { RowFault } from './row-remark.ts';
import { chooseSaleCell, findSoldMoment, type SaleCell } from './settle-sale-cells.ts';
import { splitPhotoAddresses } from './split-photo-addresses.ts';
import { isStaffNote, type StaffText } from './staff-texts.ts';
import { takeSaleMark } from './take-sale-mark.ts';

export interface MappedRow {
  readonly input: Record<string, unknown>;
  readonly headingByField: Readonly<Record<string, string>>;
  /** Why a cell may be unreadable, by field. Applies only if the field can't read its value. */
  readonly faultByField: Readonly<Record<string, string>>;
  readonly locationCode: string | undefined;
  /** Warnings about words such as 'SOLD' in a price or 'DONT ADVERTISE' that changed the vehicle's status. */
  readonly notes: readonly RowFault[];
  /** Null if the row has no status. */
  readonly status: WrittenStatus | null;
  readonly saleHints: readonly SaleHint[];
  readonly staffTexts: readonly StaffText[];
}

export interface WrittenStatus {
  readonly heading: string;
  readonly word: string;
  readonly meaning: StatusMeaning;
}

type PriceColumn = Extract<ColumnTarget, { kind: 'price' }>['price'];

interface FoundPrice {
  readonly heading: string;
  readonly price: Exclude<PriceCell, { kind: 'none' }>;
}

interface FoundSale {
  readonly heading: string;
  readonly cell: string;
  readonly status: SaleStatus;
}

const typeOfColumn: Readonly<Record<PriceColumn, string | null>> = {
  driveAway: driveAwayType,
  excludingCharges: excludingChargesType,
  plain: null,
};

const priceOrder: readonly PriceColumn[] = ['driveAway', 'excludingCharges', 'plain'];

const isPrice = (target: ColumnTarget): boolean =>
  target.kind === 'price' || (target.kind === 'field' && target.clean === 'price');

/** The field that a column fills; for make and model in one column, the model. */
const nameField = (target: ColumnTarget): string => {
  if (target.kind === 'field') return target.field;
  if (target.kind === 'makeModel') return 'model';
  return target.kind === 'location' ? 'location_code' : target.kind;
};

const setField = (input: Record<string, unknown>, field: string, value: unknown): void => {
  const dot = field.indexOf('.');
  if (dot === -1) {
    input[field] = value;
    return;
  }
  const outer = field.slice(0, dot);
  const nested = (input[outer] ?? {}) as Record<string, unknown>;
  nested[field.slice(dot + 1)] = value;
  input[outer] = nested;
};

const usualReaders = createCellReaders(usualHabits);
/**
 * Cells of these kinds are read even if they're longer than the field allows, because the text read from them can be
 * shorter. A cell of another kind that's too long isn't read, so that its field refuses it.
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

/** A picture's name can contain the word 'sold', as in sold-1.jpg. */
const isPhotoName = /[./]/;

type SaleKind = Extract<CellKind, 'sold' | 'deposit'>;

/** Tests by field for cells that mention a sale although their field holds no status. @spec B4.02 */
const saleHints: Readonly<Record<string, (cell: string) => boolean>> = {
  regplate: (cell) => readSaleWords(cell) !== undefined,
  name: startsWithSold,
  dealercomments: (cell) => startsWithSold(cell) || startsWithDeposit(cell) || startsWithOffer(cell),
};

const cylindersTarget = { kind: 'field', field: 'variant.cylinders', clean: 'whole' } as const satisfies ColumnTarget;
const engineFields: ReadonlySet<string> = new Set(['engine_size', 'engine_size_litres']);

/** The engine of an electric car, as dealers write it. */
const noEngine = /^(?:b?ev|electric(?: motor)?)$/i;

const isSaleKind = (kind: CellKind): kind is SaleKind => kind === 'sold' || kind === 'deposit';

export class RowMapping {
  readonly #readers: CellReaders;
  readonly #input: Record<string, unknown> = {};
  readonly #headingByField: Record<string, string> = {};
  readonly #faultByField: Record<string, string> = {};
  readonly #images: string[] = [];
  readonly #prices: Partial<Record<PriceColumn, FoundPrice>> = {};
  readonly #saleCells: Readonly<Record<SaleKind, SaleCell[]>> = { sold: [], deposit: [] };
  #unregisteredHeading: string | undefined;
  #plateExpiry: { readonly heading: string; readonly expiry: string } | undefined;
  readonly #hints: RowFault[] = [];
  #status: WrittenStatus | null = null;
  #sale: FoundSale | undefined;
  #notAdvertised: { readonly heading: string; readonly cell: string } | undefined;
  readonly #saleHints: SaleHint[] = [];
  readonly #staffTexts: StaffText[] = [];
  readonly #damage: RowFault[] = [];
  /** The badge of a column with make and model; null if there is none. */
  #badge: string | null = null;
  #locationCode: string | undefined;

  constructor(readers: CellReaders) {
    this.#readers = readers;
  }

  /** Always false for images and sales, because they're collected from all cells. */
  has(target: ColumnTarget): boolean {
    if (isCollected(target)) return false;
    if (target.kind === 'field') {
      const [outer = '', inner] = target.field.split('.');
      const value = this.#input[outer];
      return inner === undefined ? value !== undefined : Object.hasOwn((value ?? {}) as object, inner);
    }
    if (target.kind === 'price') return this.#prices[target.price] !== undefined;
    if (target.kind === 'makeModel') return this.#input.make !== undefined;
    return target.kind === 'location' && this.#locationCode !== undefined;
  }

  add({ heading, target, isDoubted }: HeaderColumn, written: string): void {
    const whole = written.trim();
    if (isDoubted && isStaffNote(whole)) {
      this.#staffTexts.push({ heading, cell: whole, instead: null });
      this.addUnread({ heading }, whole);
      return;
    }
    if (saysNotAdvertised(whole)) {
      this.#notAdvertised ??= { heading, cell: whole };
      // Notes to the staff aren't for shoppers.
      if (target.kind === 'field' && target.field === 'dealercomments') return;
    }
    if (target.kind === 'ignored' || isEmptyCell(whole)) return;
    if (this.#dropDamage(target, heading, whole)) return;
    const cell = this.#takeMarks(target, heading, whole);
    if (cell === '') return;
    if (target.kind === 'field') this.#addField(target, heading, cell);
    else if (target.kind === 'makeModel') this.#addMakeModel(heading, cell);
    else if (target.kind === 'price') this.#addPrice(target.price, heading, cell);
    else if (target.kind === 'images') {
      this.#images.push(...splitPhotoAddresses(cell));
      this.#headingByField.images = heading;
    } else {
      this.#locationCode = cell;
      this.#headingByField.location_code = heading;
    }
  }

  /** Looks through a cell whose column isn't read for words that take its vehicle off sale. */
  addUnread({ heading, instead }: Pick<HeaderColumn, 'heading' | 'instead'>, cell: string): void {
    if (instead !== undefined && !isEmptyCell(cell.trim())) this.#staffTexts.push({ heading, cell, instead });
    this.#saleHints.push(...findSaleHint(heading, cell, this.#readers.read.truth));
    this.add({ heading, target: ignoredTarget }, cell);
  }

  /**
   * Returns true for a cell that a spreadsheet damaged, and leaves it out. If it's the stock number, make, model or
   * year, the row is refused.
   */
  #dropDamage(target: ColumnTarget, heading: string, cell: string): boolean {
    const field = nameField(target);
    const isRounded = field === 'stocknum' && isRoundedNumber(cell);
    // Fields about the sale refuse an unreadable cell themselves.
    const isError = isSpreadsheetError(cell) && (isIdentity(field) || !refusesRow(field));
    if (!isRounded && !isError) return false;
    const reason = isRounded ? explainRoundedNumber(cell) : explainSpreadsheetError(cell);
    this.#headingByField[field] = heading;
    if (isIdentity(field)) this.#faultByField[field] = reason;
    else this.#damage.push({ field, reason: `${reason}; it's left out` });
    return true;
  }

  #addMakeModel(heading: string, cell: string): void {
    const names = splitMakeModel(cell);
    this.#headingByField.make ??= heading;
    this.#headingByField.model ??= heading;
    if (names === undefined) {
      this.#input.model ??= cell;
      this.#faultByField.make = `${JSON.stringify(cell)} doesn't begin with a make that we know and a model. Write the make and the model in columns of their own`;
      return;
    }
    this.#input.make ??= names.make;
    this.#input.model ??= names.model;
    this.#badge = names.badge;
  }

  #takeMarks(target: ColumnTarget, heading: string, cell: string): string {
    if (isPrice(target)) return this.#takeSaleWords(heading, cell);
    const field = nameField(target);
    const isPhotoNote = target.kind === 'images' && !isPhotoName.test(cell);
    const mark = isPhotoNote ? readSaleMark(cell) : takeSaleMark(field, cell);
    if (mark === undefined) return cell;
    if (mark.status !== null) this.#noteSale(heading, cell, mark.status);
    return mark.rest;
  }

  #noteSale(heading: string, cell: string, status: SaleStatus): void {
    if (this.#sale === undefined || isStricter(status, this.#sale.status)) this.#sale = { heading, cell, status };
  }

  /**
   * Stores words such as 'SOLD' from a price cell. Returns the price before them, or '' if there is none; returns a
   * cell without such words unchanged.
   */
  #takeSaleWords(heading: string, cell: string): string {
    const sale = readSaleWords(cell);
    if (sale === undefined) return cell;
    this.#noteSale(heading, cell, sale.status);
    return this.#readers.readPrice(sale.rest).kind === 'price' ? sale.rest : '';
  }

  #applySale(): readonly RowFault[] {
    if (this.#sale === undefined || !isStricter(this.#sale.status, this.#input.status)) return [];
    const { heading, cell, status } = this.#sale;
    this.#input.status = status;
    this.#headingByField.status = heading;
    return [{ field: 'status', reason: explainSaleWords(cell, status), task: 'none' }];
  }

  /** @spec B4.02, D.05 */
  #holdBack(): readonly RowFault[] {
    const isHeldBack = this.#notAdvertised !== undefined || this.#saleHints.some(({ takesOffSale }) => takesOffSale);
    if (!isHeldBack || !isOpenStatus(this.#input.status)) return [];
    this.#input.status = notOnSaleStatus;
    if (this.#notAdvertised === undefined) return [];
    const { heading, cell } = this.#notAdvertised;
    this.#headingByField.status = heading;
    return [{ field: 'status', reason: explainNotAdvertised(cell), task: 'none' }];
  }

  #addField({ field, clean }: Extract<ColumnTarget, { kind: 'field' }>, heading: string, cell: string): void {
    if (isSaleKind(clean)) {
      // 'On hold' in a column of sold cars is a deposit.
      const kind = saysHeld(cell) && !saysSold(cell) ? 'deposit' : clean;
      const value = this.#readers.read[kind](cell);
      if (value !== undefined) this.#saleCells[kind].push({ heading, value });
      return;
    }
    if (clean === 'status') this.#status = { heading, word: cell, meaning: this.#readers.readStatus(cell).meaning };
    if (clean === 'plate' && isUnregisteredWord(cell)) this.#unregisteredHeading = heading;
    else if (clean === 'plate') {
      const { expiry } = this.#readers.readPlate(cell);
      if (expiry !== undefined) this.#plateExpiry = { heading, expiry };
    }
    if (engineFields.has(field) && this.#addEngine(heading, cell)) return;
    const isTooLong = cell.length > (maxLengths.get(field) ?? cell.length) && !longerThanField.has(clean);
    const value = isTooLong ? cell : this.#readers.read[clean](cell);
    if (value === undefined || value === '') return;
    if (typeof value === 'string') this.#addHint(field, value);
    setField(this.#input, field, value);
    this.#headingByField[field] = heading;
    const fault = value === cell ? this.#readers.explain(cell, clean) : undefined;
    if (fault !== undefined) this.#faultByField[field] = refusesRow(field) ? fault : `${fault}; it's left out`;
  }

  /** Returns false for a cell that says nothing about an engine: neither its size, its cylinders, nor that it has none. */
  #addEngine(heading: string, cell: string): boolean {
    if (noEngine.test(cell)) return true;
    const engine = this.#readers.readEngine(cell);
    const cylinders = this.#readers.readCylinders(cell);
    if (engine !== undefined) {
      setField(this.#input, engine.field, engine.value);
      this.#headingByField[engine.field] = heading;
    }
    if (cylinders !== undefined && !this.has(cylindersTarget)) {
      setField(this.#input, cylindersTarget.field, cylinders);
      this.#headingByField[cylindersTarget.field] = heading;
    }
    return engine !== undefined || cylinders !== undefined;
  }

  #addHint(field: string, cell: string): void {
    if (saleHints[field]?.(cell) === true) this.#hints.push({ field, reason: explainSaleHint(cell) });
  }

  /** Returns an empty list if the vehicle isn't offered anyway. */
  #listHints(): readonly RowFault[] {
    const { status, sold, reserved } = this.#input;
    return isOpenStatus(status) && !sold && reserved !== true ? this.#hints : [];
  }

  #applySaleCells(): void {
    for (const [field, cells] of [
      ['sold', this.#saleCells.sold],
      ['reserved', this.#saleCells.deposit],
    ] as const) {
      const chosen = chooseSaleCell(cells);
      if (chosen === undefined) continue;
      this.#input[field] = chosen.value;
      this.#headingByField[field] = chosen.heading;
    }
    const soldMoment = findSoldMoment(this.#saleCells.sold);
    if (this.#input.sold === true && soldMoment !== undefined) {
      this.#input.sold_date_timestamp = Date.parse(soldMoment) / 1000;
    }
  }

  #addPrice(column: PriceColumn, heading: string, cell: string): void {
    const price = this.#readers.readPrice(cell);
    if (price.kind !== 'none') this.#prices[column] = { heading, price };
  }

  finish(): MappedRow {
    const column = priceOrder.find((name) => this.#prices[name] !== undefined);
    const found = column === undefined ? undefined : this.#prices[column];
    if (column !== undefined && found !== undefined) {
      const { heading, price } = found;
      this.#input.price = price.kind === 'price' ? price.dollars : price.written;
      this.#headingByField.price = heading;
      if (price.kind === 'price' && price.was !== undefined && this.#input.before_price === undefined) {
        this.#input.before_price = price.was;
        this.#headingByField.before_price = heading;
      }
      const fault = price.kind === 'unreadable' ? this.#readers.explain(price.written, 'price') : undefined;
      if (fault !== undefined) this.#faultByField.price = `${fault}; the vehicle is shown without a price`;
      const type = (price.kind === 'price' ? price.type : null) ?? typeOfColumn[column];
      if (type !== null && (column !== 'plain' || this.#input.price_type === undefined)) this.#input.price_type = type;
    }
    if (this.#images.length > 0) this.#input.images = this.#images.map((url) => ({ image: { url } }));
    if (this.#unregisteredHeading !== undefined) {
      this.#input.rego_expiry = unregisteredDay;
      this.#headingByField.rego_expiry = this.#unregisteredHeading;
    }
    if (this.#plateExpiry !== undefined && this.#input.rego_expiry === undefined) {
      this.#input.rego_expiry = this.#plateExpiry.expiry;
      this.#headingByField.rego_expiry = this.#plateExpiry.heading;
    }
    if (this.#badge !== null) this.#input.badge ??= this.#badge;
    const ofPrices = this.#applySale();
    const isOpen = isOpenStatus(this.#input.status);
    const notes = [...ofPrices, ...this.#holdBack()];
    this.#applySaleCells();
    return {
      input: this.#input,
      headingByField: this.#headingByField,
      faultByField: this.#faultByField,
      locationCode: this.#locationCode,
      notes: [...notes, ...this.#damage, ...this.#listHints()],
      status: this.#status,
      staffTexts: this.#staffTexts,
      // If the vehicle isn't offered anyway, mentions of a sale in other columns don't matter.
      saleHints: isOpen && !this.#input.sold && this.#input.reserved !== true ? this.#saleHints : [],
    };
  }
}

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
