export interface NamedCell {
  readonly heading: string;
  readonly cell: string;
}

const maxDepth = 8;
const maxCells = 2000;
const listMark = '|';

type Entry = Readonly<Record<string, unknown>>;

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isScalar = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);

const find = (entry: Entry, names: readonly string[]): unknown => {
  const keys = Object.keys(entry);
  for (const name of names) {
    const key = keys.find((candidate) => candidate.toLowerCase() === name);
    if (key !== undefined && entry[key] !== '' && entry[key] !== null) return entry[key];
  }
  return undefined;
};

const typeNames = ['type', 'location', 'key', 'name', 'code', 'unitofmeasure'];
const unitNames = ['unitofmeasure', 'unit', 'units', 'unitcode', 'uom'];
const valueNames = ['value', 'amount', 'number', 'reading', '#text', 'text', 'name', 'generic'];
const addressNames = ['url', 'uri', 'href', 'src', 'link', '#text'];
const orderNames = ['order', 'position', 'sequence', 'sortorder', 'rank'];

const looksLikeAddress = (value: unknown): value is string =>
  typeof value === 'string' && /^(?:https?:)?\/\//i.test(value.trim());

const findAddress = (entry: Entry): string | undefined => {
  const value = find(entry, addressNames);
  return looksLikeAddress(value) ? value.trim() : undefined;
};

const orderAddresses = (entries: readonly Entry[]): readonly string[] => {
  const ranked = entries.map((entry, index) => {
    const order = Number(find(entry, orderNames) ?? Number.NaN);
    return { address: findAddress(entry) ?? '', order: Number.isFinite(order) ? order : index, index };
  });
  ranked.sort((one, other) => one.order - other.order || one.index - other.index);
  return ranked.map(({ address }) => address);
};

/** Adds the entry's unit, so that readers don't take miles for kilometres. */
const writeValue = (entry: Entry, value: string | number | boolean): string => {
  const unit = find(entry, unitNames);
  return isScalar(unit) && unit !== find(entry, typeNames) ? `${value} ${unit}` : String(value);
};

const findMonth = (entry: Entry): string | undefined => {
  const year = Number(find(entry, ['year']));
  const month = Number(find(entry, ['month']));
  if (!Number.isInteger(year) || !Number.isInteger(month) || year < 1900 || month < 1 || month > 12) return undefined;
  return `${year}-${String(month).padStart(2, '0')}`;
};

/**
 * A list entry such as `{Type: 'VIN', Value: '...'}` has its type in its heading. A list of strings, numbers or web
 * addresses becomes one cell. An object with a year and a month also gives a 'YYYY-MM' cell.
 */
export const flattenRecord = (record: Entry): readonly NamedCell[] => {
  const cells: NamedCell[] = [];
  const add = (path: readonly string[], cell: string): void => {
    if (cells.length < maxCells) cells.push({ heading: path.join('.'), cell });
  };
  const visitList = (list: readonly unknown[], path: readonly string[]): void => {
    const scalars = list.filter(isScalar);
    if (scalars.length > 0) {
      // Removes the separator '|' from each entry, so that readers don't split the entry.
      add(path, scalars.map((entry) => String(entry).replaceAll(listMark, ' ').trim()).join(listMark));
    }
    const entries = list.filter(isEntry);
    if (entries.length > 0 && entries.every((entry) => findAddress(entry) !== undefined)) {
      add(path, orderAddresses(entries).join(listMark));
      return;
    }
    const texts: string[] = [];
    for (const entry of entries) {
      const value = find(entry, valueNames);
      const type = find(entry, typeNames);
      if (isScalar(value) && isScalar(type) && value !== type) add([...path, String(type)], writeValue(entry, value));
      else if (isScalar(value)) texts.push(writeValue(entry, value).replaceAll(listMark, ' '));
      else visitEntry(entry, path);
    }
    if (texts.length > 0) add(path, texts.join(listMark));
  };
  const visitEntry = (entry: Entry, path: readonly string[]): void => {
    if (path.length > maxDepth) return;
    const address = path.length > 0 ? findAddress(entry) : undefined;
    if (address !== undefined) {
      add(path, address);
      return;
    }
    const month = path.length > 0 ? findMonth(entry) : undefined;
    if (month !== undefined) add(path, month);
    for (const [name, value] of Object.entries(entry)) {
      const inner = name === '#text' ? path : [...path, name];
      if (isScalar(value)) add(inner, name === '#text' ? writeValue(entry, value) : String(value));
      else if (Array.isArray(value)) visitList(value, inner);
      else if (isEntry(value)) visitEntry(value, inner);
    }
  };
  visitEntry(record, []);
  return cells;
};
