import type { Condition, Filter } from './filter.ts';
import type { FilterSource, ReadValue } from './filter-source.ts';
import { readArea } from './parse-area.ts';

type Value = Extract<ReadValue, { kind: 'value' }>;

const operations =
  '`=`, `!=`, `>=`, `>`, `<=`, `<`, `IN`, `NOT IN`, `TO`, `EXISTS`, `NOT EXISTS`, `IS NULL`, `IS NOT NULL`, `IS EMPTY`, `IS NOT EMPTY`, `CONTAINS`, `NOT CONTAINS`, `STARTS WITH`, `NOT STARTS WITH`, `_geoRadius`, `_geoBoundingBox` or `_geoPolygon`';

const reservedGeo =
  "is a reserved keyword and thus can't be used as a filter expression. Use the `_geoRadius(latitude, longitude, distance)` or `_geoBoundingBox([latitude, longitude], [latitude, longitude])` built-in rules to filter on `_geo` coordinates.";

const not = (filter: Filter): Filter => ({ kind: 'not', filter });

/** A value that must come: anything else is an error that says what came instead. */
const needValue = (source: FilterSource): Value => {
  const read = source.readValue();
  if (read.kind === 'value') return read;
  const end = read.start + read.text.length;
  if (read.text === '') throw source.error('Was expecting a value but instead got nothing.', read.start, end);
  const reserved = `, which is a reserved keyword. To use \`${read.text}\` as a field name or a value, surround it by quotes`;
  const message = `Was expecting a value but instead got \`${read.text}\`${read.kind === 'keyword' ? reserved : ''}.`;
  throw source.error(message, read.start, end);
};

/** The number that a value stands for; undefined when it is text. */
const findNumber = (source: FilterSource, value: Value): number | undefined => {
  const isNumeric = /^[+-]?(\d+(\.\d*)?|\.\d+)([eE][+-]?\d+)?$/.test(value.text);
  if (!isNumeric) return undefined;
  const number = Number(value.text);
  if (!Number.isFinite(number)) throw source.error('Non finite floats are not supported', value.start, value.end);
  return number;
};

interface Bounds {
  readonly min?: Value;
  readonly max?: Value;
  readonly isExcluded?: boolean;
}

/** A range of numbers when its bounds are numbers, of text otherwise. */
const rangeOf = (source: FilterSource, attribute: string, { min, max, isExcluded = false }: Bounds): Condition => {
  const bounds = {
    ...(min && isExcluded && { isMinExcluded: true }),
    ...(max && isExcluded && { isMaxExcluded: true }),
  };
  const [least, most] = [min && findNumber(source, min), max && findNumber(source, max)];
  const areNumbers = (min === undefined || least !== undefined) && (max === undefined || most !== undefined);
  return areNumbers
    ? {
        kind: 'range',
        attribute,
        ...(least !== undefined && { min: least }),
        ...(most !== undefined && { max: most }),
        ...bounds,
      }
    : { kind: 'textRange', attribute, ...(min && { min: min.text }), ...(max && { max: max.text }), ...bounds };
};

/** What follows an attribute and a sign. */
const comparisons: readonly {
  readonly sign: string;
  readonly read: (attribute: string, value: Value, source: FilterSource) => Filter;
}[] = [
  { sign: '<=', read: (attribute, max, source) => rangeOf(source, attribute, { max }) },
  { sign: '>=', read: (attribute, min, source) => rangeOf(source, attribute, { min }) },
  { sign: '!=', read: (attribute, value) => not({ kind: 'in', attribute, values: [value.text] }) },
  { sign: '<', read: (attribute, max, source) => rangeOf(source, attribute, { max, isExcluded: true }) },
  { sign: '>', read: (attribute, min, source) => rangeOf(source, attribute, { min, isExcluded: true }) },
  { sign: '=', read: (attribute, value) => ({ kind: 'in', attribute, values: [value.text] }) },
];

/** What follows an attribute and words. */
const wordOperations: readonly {
  readonly words: readonly string[];
  readonly isNegated: boolean;
  readonly read: (attribute: string, source: FilterSource) => Condition;
}[] = [
  { words: ['IN'], isNegated: false, read: (attribute, source) => readList(attribute, source) },
  { words: ['NOT', 'IN'], isNegated: true, read: (attribute, source) => readList(attribute, source) },
  { words: ['IS', 'NULL'], isNegated: false, read: (attribute) => ({ kind: 'null', attribute }) },
  { words: ['IS', 'NOT', 'NULL'], isNegated: true, read: (attribute) => ({ kind: 'null', attribute }) },
  { words: ['IS', 'EMPTY'], isNegated: false, read: (attribute) => ({ kind: 'empty', attribute }) },
  { words: ['IS', 'NOT', 'EMPTY'], isNegated: true, read: (attribute) => ({ kind: 'empty', attribute }) },
  { words: ['EXISTS'], isNegated: false, read: (attribute) => ({ kind: 'exists', attribute }) },
  { words: ['NOT', 'EXISTS'], isNegated: true, read: (attribute) => ({ kind: 'exists', attribute }) },
  { words: ['CONTAINS'], isNegated: false, read: (attribute, source) => readText('contains', attribute, source) },
  { words: ['NOT', 'CONTAINS'], isNegated: true, read: (attribute, source) => readText('contains', attribute, source) },
  {
    words: ['STARTS', 'WITH'],
    isNegated: false,
    read: (attribute, source) => readText('startsWith', attribute, source),
  },
  {
    words: ['NOT', 'STARTS', 'WITH'],
    isNegated: true,
    read: (attribute, source) => readText('startsWith', attribute, source),
  },
];

const readText = (kind: 'contains' | 'startsWith', attribute: string, source: FilterSource): Condition => ({
  kind,
  attribute,
  text: needValue(source).text,
});

const readList = (attribute: string, source: FilterSource): Condition => {
  const start = source.position;
  if (!source.takeSign('[')) throw source.error('Expected `[` after `IN` keyword.', start, source.text.length);
  const values: string[] = [];
  for (;;) {
    const value = source.readValue();
    if (value.kind !== 'value') break;
    values.push(value.text);
    if (!source.takeSign(',')) break;
  }
  if (source.takeSign(']')) return { kind: 'in', attribute, values };
  throw listError(source);
};

const listError = (source: FilterSource): Error => {
  const rest = source.text.slice(source.position);
  if (rest === '') {
    const message = 'Expected matching `]` after the list of field names given to `IN[`';
    return source.error(message, source.position, source.text.length);
  }
  const read = source.readValue();
  const reserved = `, which is a keyword. To use \`${rest}\` as a field name or a value, surround it by quotes`;
  const message = `Expected only comma-separated field names inside \`IN[..]\` but instead found \`${rest}\`${read.kind === 'keyword' ? reserved : ''}.`;
  return source.error(message, source.text.length - rest.length, source.text.length);
};

/** Reads `value TO value` after an attribute. */
const readBetween = (attribute: string, source: FilterSource): Condition | undefined => {
  const from = source.readValue();
  if (from.kind !== 'value' || !source.takeWord('TO')) return undefined;
  const to = needValue(source);
  return rangeOf(source, attribute, { min: from, max: to });
};

export const readCondition = (source: FilterSource): Filter => {
  const area = readArea(source);
  if (area !== undefined) return area;
  const start = source.position;
  const read = source.readValue();
  if (read.kind === 'keyword') needValue(source);
  if (read.kind === 'value') {
    const attribute = read.text;
    if (['_geo', '_geoDistance', '_geoPoint'].includes(attribute)) {
      throw source.error(`\`${attribute}\` ${reservedGeo}`, start, source.text.length);
    }
    const comparison = comparisons.find(({ sign }) => source.takeSign(sign));
    if (comparison !== undefined) return comparison.read(attribute, needValue(source), source);
    const operation = wordOperations.find(({ words }) => source.takeWords(...words));
    if (operation !== undefined) {
      const condition = operation.read(attribute, source);
      return operation.isNegated ? not(condition) : condition;
    }
    const between = readBetween(attribute, source);
    if (between !== undefined) return between;
  }
  const rest = source.text.slice(start).replaceAll('\n', '\\n');
  const found = rest.trim() === '' ? 'but instead got nothing.' : `at \`${rest}\`.`;
  throw source.error(`Was expecting an operation ${operations} ${found}`, start, source.text.length);
};
