import type { CellReaders } from '../cells/create-cell-readers.ts';
import { driveAwayType, excludingChargesType, type PriceCell } from '../cells/read-price-cell.ts';
import type { ColumnTarget } from '../feed-columns.ts';
import type { RowFields } from './row-fields.ts';

export type PriceColumn = Extract<ColumnTarget, { kind: 'price' }>['price'];

interface FoundPrice {
  readonly heading: string;
  readonly price: Exclude<PriceCell, { kind: 'none' }>;
}

const typeOfColumn: Readonly<Record<PriceColumn, string | null>> = {
  driveAway: driveAwayType,
  excludingCharges: excludingChargesType,
  plain: null,
};

const priceOrder: readonly PriceColumn[] = ['driveAway', 'excludingCharges', 'plain'];

export class RowPrices {
  readonly #readers: Pick<CellReaders, 'readPrice' | 'explain'>;
  readonly #found: Partial<Record<PriceColumn, FoundPrice>> = {};
  #words: string | undefined;

  constructor(readers: Pick<CellReaders, 'readPrice' | 'explain'>) {
    this.#readers = readers;
  }

  has(column: PriceColumn): boolean {
    return this.#found[column] !== undefined;
  }

  add(column: PriceColumn, heading: string, cell: string): void {
    const price = this.#readers.readPrice(cell);
    if (price.kind !== 'none') this.#found[column] = { heading, price };
    else if (/[a-z]/i.test(cell)) this.#words ??= cell;
  }

  /** Words such as 'POA' in place of a price; undefined if a price column has a price. */
  get words(): string | undefined {
    return Object.keys(this.#found).length === 0 ? this.#words : undefined;
  }

  settle(fields: RowFields): void {
    const column = priceOrder.find((name) => this.has(name));
    const found = column === undefined ? undefined : this.#found[column];
    if (column === undefined || found === undefined) return;
    const { heading, price } = found;
    fields.set('price', price.kind === 'price' ? price.dollars : price.written, heading);
    if (price.kind === 'price' && price.was !== undefined && !fields.has('before_price')) {
      fields.set('before_price', price.was, heading);
    }
    const fault = price.kind === 'unreadable' ? this.#readers.explain(price.written, 'price') : undefined;
    if (fault !== undefined) fields.faultByField.price = `${fault}; the vehicle is shown without a price`;
    const type = (price.kind === 'price' ? price.type : null) ?? typeOfColumn[column];
    if (type !== null && (column !== 'plain' || !fields.has('price_type'))) fields.input.price_type = type;
  }
}
