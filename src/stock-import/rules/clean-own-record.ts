import { unregisteredDay } from '#src/vehicle/rules/fields/date-kinds.ts';
import { vehicleFields } from '#src/vehicle/rules/fields/vehicle-fields.ts';
import type { CellKind } from './cells/cell-kinds.ts';
import type { CellReaders } from './cells/create-cell-readers.ts';
import { isEmptyCell } from './cells/is-empty-cell.ts';
import { isUnregisteredWord } from './cells/read-date-cell.ts';
import {
  explainNotAdvertised,
  explainSaleWords,
  isOpenStatus,
  isStricter,
  readSaleWords,
  readStartMark,
  saysNotAdvertised,
} from './cells/read-sale-words.ts';
import { notOnSaleStatus } from './cells/read-status-cell.ts';
import { findNotForSale } from './cells/says-off-sale.ts';
import { feedColumns } from './feed-columns.ts';
import { findSaleHint, type SaleHint } from './find-sale-hints.ts';
import { explainCutNote, notedFields } from './names/cut-staff-note.ts';
import { maxHeadingLength } from './read-csv-header.ts';
import type { WrittenStatus } from './row/mapped-row.ts';
import type { RowFault } from './row-remark.ts';
import { markedFields, takeSaleMark } from './take-sale-mark.ts';

type Input = Readonly<Record<string, unknown>>;

const kindByField: ReadonlyMap<string, CellKind> = new Map<string, CellKind>([
  ...feedColumns.flatMap(({ target }): [string, CellKind][] =>
    target.kind === 'field' && target.clean !== 'text' ? [[target.field, target.clean]] : [],
  ),
  ['price', 'price'],
  ['subscription_price', 'price'],
  ['preorder', 'truth'],
  ['updated_at', 'moment'],
]);

const knownFields: ReadonlySet<string> = new Set([
  ...Object.values(vehicleFields).map(({ specName }) => specName as string),
  'location_code',
]);

const readValue = (value: unknown, kind: CellKind, { read }: CellReaders): unknown => {
  if (typeof value !== 'string') {
    const isList = kind === 'htmlList' && Array.isArray(value);
    return isList ? value.map((entry) => (typeof entry === 'string' ? read.text(entry) : entry)) : value;
  }
  const cell = value.trim();
  return isEmptyCell(cell) ? undefined : read[kind](cell);
};

export interface CleanedRecord {
  readonly input: Record<string, unknown>;
  readonly notes: readonly RowFault[];
  readonly status: WrittenStatus | null;
  readonly saleHints: readonly SaleHint[];
  readonly priceWords?: string;
}

/** Returns the words that the price's cell has instead of a price, such as 'POA'. */
const readPriceWords = ({ price }: Input, { readPrice }: CellReaders): string | undefined => {
  const cell = typeof price === 'string' ? price.trim() : '';
  return /[a-z]/i.test(cell) && !isEmptyCell(cell) && readPrice(cell).kind === 'none' ? cell : undefined;
};

const takeSaleWords = (input: Record<string, unknown>, field: string, { readPrice }: CellReaders): RowFault[] => {
  const value = input[field];
  const sale = typeof value === 'string' ? readSaleWords(value) : undefined;
  if (typeof value !== 'string' || sale === undefined) return [];
  input[field] = readPrice(sale.rest).kind === 'price' ? sale.rest : undefined;
  if (!isStricter(sale.status, input.status)) return [];
  input.status = sale.status;
  return [{ field, reason: explainSaleWords(value, sale.status), task: 'none', saleWords: value }];
};

const takeMark = (input: Record<string, unknown>, field: string): RowFault[] => {
  const value = input[field];
  const mark = typeof value === 'string' ? takeSaleMark(field, value.trim()) : undefined;
  if (typeof value !== 'string' || mark === undefined) return [];
  input[field] = mark.rest;
  if (mark.status === null || !isStricter(mark.status, input.status)) return [];
  input.status = mark.status;
  return [{ field, reason: explainSaleWords(value.trim(), mark.status), task: 'none', saleWords: value.trim() }];
};

const cutNote = (input: Record<string, unknown>, field: string, readers: CellReaders): RowFault[] => {
  const value = input[field];
  const cut = typeof value === 'string' ? readers.cutNote(value.trim()) : undefined;
  if (cut === undefined) return [];
  input[field] = cut.rest;
  return [{ field, reason: explainCutNote(cut.note) }];
};

/** @spec B4.02, D.05 */
const takeStartMark = (input: Record<string, unknown>): RowFault[] => {
  const { dealercomments: text } = input;
  const status = typeof text === 'string' ? readStartMark(text) : undefined;
  if (typeof text !== 'string' || status === undefined || !isStricter(status, input.status)) return [];
  input.status = status;
  return [{ field: 'dealercomments', reason: explainSaleWords(text, status), task: 'none', saleWords: text }];
};

const readPlateExpiry = ({ regplate, rego_expiry }: Input, { readPlate }: CellReaders): string | undefined => {
  const hasOwn = rego_expiry !== undefined && rego_expiry !== null && rego_expiry !== '';
  return typeof regplate === 'string' && !hasOwn ? readPlate(regplate.trim()).expiry : undefined;
};

type EngineNames = readonly [cubicCentimetres: string, litres: string];

const engineNames: EngineNames = ['engine_size', 'engine_size_litres'];
const variantEngineNames: EngineNames = ['enginesize', 'enginesize_litres'];

const readEngine = (input: Input, names: EngineNames, readers: CellReaders): Record<string, unknown> => {
  const [cubicCentimetres, litres] = names;
  const result: Record<string, unknown> = { ...input };
  for (const name of names) {
    const value = input[name];
    const isSize = typeof value === 'string' || typeof value === 'number';
    const engine = isSize ? readers.readEngine(String(value).trim()) : undefined;
    if (engine === undefined) {
      // '4 cyl' would otherwise be read as 4 cubic centimetres.
      if (typeof value === 'string' && readers.readCylinders(value) !== undefined) delete result[name];
      continue;
    }
    if (result[name] === value) delete result[name];
    result[engine.field === 'engine_size' ? cubicCentimetres : litres] = engine.value;
  }
  return result;
};

const isGroup = (value: unknown): value is Input =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const readEngines = (record: Input, readers: CellReaders): Record<string, unknown> => {
  const input = readEngine(record, engineNames, readers);
  return isGroup(record.variant)
    ? { ...input, variant: readEngine(record.variant, variantEngineNames, readers) }
    : input;
};

const readStatus = (value: unknown, readers: CellReaders): WrittenStatus | null => {
  const word = typeof value === 'string' ? value.trim() : '';
  return isEmptyCell(word) ? null : { heading: 'status', word, meaning: readers.readStatus(word).meaning };
};

const isMarked = (field: string): boolean => markedFields.has(field) || kindByField.get(field) === 'price';

/**
 * Takes the vehicle off sale if the record says that it isn't for sale.
 * @spec B4.02, D.05
 */
const holdBack = (
  record: Input,
  input: Record<string, unknown>,
  saleHints: readonly SaleHint[],
  { findTextOffSale }: CellReaders,
): RowFault[] => {
  const comments = typeof input.dealercomments === 'string' ? input.dealercomments : '';
  const said = findTextOffSale(comments);
  const [field, text] =
    Object.entries(record).find(
      ([name, value]) =>
        typeof value === 'string' &&
        (saysNotAdvertised(value.trim()) ||
          (isMarked(name) && (findNotForSale(value) !== null || takeSaleMark(name, value.trim())?.status === null))),
    ) ?? (said === null ? [] : ['dealercomments', comments.slice(said.index)]);
  if (field === 'dealercomments' && said === null) delete input.dealercomments;
  const isHeldBack = field !== undefined || saleHints.some(({ takesOffSale }) => takesOffSale);
  if (!isHeldBack || !isOpenStatus(input.status)) return [];
  input.status = notOnSaleStatus;
  if (field === undefined) return [];
  const saleWords = String(text).trim();
  const reason = explainNotAdvertised(saleWords);
  return [said === null ? { field, reason, task: 'none', saleWords } : { field, reason, saleWords }];
};

/**
 * Cleans fields like CSV cells: 'n/a' becomes undefined, and HTML becomes text. Moves an engine size to the field for
 * its unit. Words such as 'SOLD' can change the status.
 */
export const cleanOwnRecord = (record: Input, readers: CellReaders): CleanedRecord => {
  const input = readEngines(record, readers);
  if (typeof record.regplate === 'string' && isUnregisteredWord(record.regplate)) input.rego_expiry = unregisteredDay;
  const expiry = readPlateExpiry(record, readers);
  if (expiry !== undefined) input.rego_expiry = expiry;
  const status = readStatus(record.status, readers);
  if (status !== null) input.status = readValue(status.word, 'status', readers);
  const notes = [
    ...[...kindByField].flatMap(([field, kind]) => (kind === 'price' ? takeSaleWords(input, field, readers) : [])),
    ...[...markedFields].flatMap((field) => takeMark(input, field)),
    ...[...notedFields].flatMap((field) => cutNote(input, field, readers)),
  ];
  for (const [field, kind] of kindByField) {
    const value = input[field];
    if (typeof value === 'string' || (kind === 'htmlList' && Array.isArray(value)))
      input[field] = readValue(value, kind, readers);
  }
  const ofComments = takeStartMark(input);
  const saleHints = Object.entries(record).flatMap(([name, value]) =>
    knownFields.has(name) || !(typeof value === 'string' || typeof value === 'boolean')
      ? []
      : findSaleHint(name.slice(0, maxHeadingLength), String(value), readers.read.truth),
  );
  const isOpen = isOpenStatus(input.status);
  const held = holdBack(record, input, saleHints, readers);
  const priceWords = readPriceWords(record, readers);
  return {
    input,
    notes: [...notes, ...ofComments, ...held],
    status,
    saleHints: isOpen ? saleHints : [],
    ...(priceWords !== undefined && { priceWords }),
  };
};
