import { dollars } from '#src/vehicle/rules/fields/number-kinds.ts';
import { vehicleFields } from '#src/vehicle/rules/fields/vehicle-fields.ts';
import type { CellCleaner } from './csv-columns.ts';
import type { HeaderColumn } from './read-csv-header.ts';

/** `input` is ready for parseVehicle. */
export interface MappedRow {
  readonly input: Record<string, unknown>;
  readonly headingByField: Readonly<Record<string, string>>;
  readonly locationCode: string | undefined;
}

const carTypeWords = new Map(
  Object.entries({
    n: 'new',
    d: 'demo',
    u: 'used',
    demonstrator: 'demo',
    exdemo: 'demo',
    exdemonstrator: 'demo',
    dealerdemo: 'demo',
    preowned: 'used',
    secondhand: 'used',
  }),
);

const statusWords = new Map(
  Object.entries({
    instock: 'in_stock',
    available: 'in_stock',
    forsale: 'in_stock',
    active: 'in_stock',
    comingsoon: 'coming_soon',
    intransit: 'coming_soon',
    onorder: 'coming_soon',
    incoming: 'coming_soon',
  }),
);

const byWord = (words: ReadonlyMap<string, string>) => (cell: string) => {
  const lower = cell.toLowerCase();
  return words.get(lower.replaceAll(/[^a-z]/g, '')) ?? lower;
};

/** Separators of a list cell. A comma counts only when the cell has none of these. */
const listSeparators = ['|', ';', '\n'];

const splitList = (cell: string): readonly string[] =>
  cell
    .split(listSeparators.find((separator) => cell.includes(separator)) ?? ',')
    .filter((entry) => entry.trim() !== '');

const cleaners: Readonly<Record<CellCleaner, (cell: string) => unknown>> = {
  carType: byWord(carTypeWords),
  status: byWord(statusWords),
  kilometres: (cell) => cell.replace(/(?:kms?|kilomet(?:re|er)s?)$/i, '').trimEnd(),
  list: (cell) => splitList(cell),
  month: (cell) => cell.replace(/^(\d{1,2})-(\d{4})$/, '$1/$2'),
};

const kinds = new Map<string, { readonly maxLength: number }>(
  Object.values(vehicleFields).map(({ specName, kind }) => [specName, kind]),
);

/** Leaves a cell that is longer than its field allows, so that the field refuses it. */
const cleanCell = (cell: string, field: string, clean: CellCleaner): unknown =>
  cell.length > (kinds.get(field)?.maxLength ?? 0) ? cell : cleaners[clean](cell);

const imageAddresses = (cell: string): readonly string[] =>
  cell.split(/[|;\s]+|,(?=\s*https?:)/).filter((url) => url !== '');

const isNoPrice = (cell: string): boolean => cell === '$' || dollars.parse(cell) === 0;

type Prices = Partial<
  Record<'driveAway' | 'excludingCharges' | 'plain', { readonly cell: string; readonly heading: string }>
>;

/** The drive-away price wins over the one without charges, and that over the unqualified one. */
const choosePrice = (
  prices: Prices,
): { readonly cell: string; readonly heading: string; readonly type?: string } | undefined => {
  const { driveAway, excludingCharges, plain } = prices;
  if (driveAway !== undefined) return { ...driveAway, type: 'Drive Away' };
  if (excludingCharges !== undefined) return { ...excludingCharges, type: 'Excl. Govt. Charges' };
  return plain;
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

export const mapCsvRow = (columns: readonly HeaderColumn[], cells: readonly string[]): MappedRow => {
  const input: Record<string, unknown> = {};
  const headingByField: Record<string, string> = {};
  const images: string[] = [];
  const prices: Prices = {};
  let locationCode: string | undefined;
  for (const [index, { heading, target }] of columns.entries()) {
    const cell = cells[index]?.trim() ?? '';
    if (cell === '') continue;
    if (target.kind === 'field') {
      setField(input, target.field, target.clean === undefined ? cell : cleanCell(cell, target.field, target.clean));
      headingByField[target.field.split('.')[0] ?? target.field] = heading;
    } else if (target.kind === 'price') {
      if (!isNoPrice(cell)) prices[target.price] = { cell, heading };
    } else if (target.kind === 'images') {
      images.push(...imageAddresses(cell));
      headingByField.images = heading;
    } else if (target.kind === 'location') {
      locationCode = cell;
      headingByField.location_code = heading;
    }
  }
  const price = choosePrice(prices);
  if (price !== undefined) {
    input.price = price.cell;
    headingByField.price = price.heading;
    if (price.type !== undefined) input.price_type = price.type;
  }
  if (images.length > 0) input.images = images.map((url) => ({ image: { url } }));
  return { input, headingByField, locationCode };
};
