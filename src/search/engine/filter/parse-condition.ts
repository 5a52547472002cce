import type { Condition, Filter } from './filter.ts';
import type { FilterSource, ReadValue } from './filter-source.ts';
import { readArea } from './parse-area.ts';

type Value = Extract<ReadValue, { kind: 'value' }>;

const operations =
  '`=`, `!=`, `>=`, `>`, `<=`, `<`, `IN`, `NOT IN`, `TO`, `EXISTS`, `NOT EXISTS`, `IS NULL`, `IS NOT NULL`, `IS EMPTY`, `IS NOT EMPTY`, `CONTAINS`, `NOT CONTAINS`, `STARTS WITH`, `NOT STARTS WITH`, `_geoRadius`, `_geoBoundingBox` or `_geoPolygon`';

const reservedGeo =
  "is a reserved keyword and thus can't be used as a filter expression. Use the `_geoRadius(latitude, longitude, distance)` or `_geoBoundingBox([latitude, longitude], [latitude, longitude])` built-in rules to filter on `_geo` coordinates.";

const not = (filter: Filter): Filter => ({ kind: 'not', filter });

const expectValue = (source: FilterSource): Value => {
  const read = source.readValue();
  if (read.kind === 'value') return read;
  const end = read.start + read.text.length;
  if (read.text === '') throw source.error('Was expecting a value but instead got nothing.', read.start, end);
  const reserved = `, which is a reserved keyword. To use \`${read.text}\` as a field name or a value, surround it by quotes`;
  const message = `Was expecting a value but instead got \`${read.text}\`${read.kind === 'keyword' ? reserved : ''}.`;
  throw source.error(message, read.start, end);
};

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

const rangeOf = (source: FilterSource, attribute: string, { min, max, isExcluded = false }: Bounds): Condition => {
  const exclusions = {
    ...(min && isExcluded && { isMinExcluded: true }),
    ...(max && isExcluded && { isMaxExcluded: true }),
  };
  const [least, most] = [min && findNumber(source, min), max && findNumber(source, max)];
  const areNumbers = (min === undefined || least !== undefined) && (max === undefined || most !== undefined);
  return areNumbers
    ? { kind: 'range', attribute, min: least, max: most, ...exclusions }
    : { kind: 'textRange', attribute, min: min?.text, max: max?.text, ...exclusions };
};

const comparisons: readonly {
  readonly symbol: string;
  readonly read: (attribute: string, value: Value, source: FilterSource) => Filter;
}[] = [
  { symbol: '<=', read: (attribute, max, source) => rangeOf(source, attribute, { max }) },
  { symbol: '>=', read: (attribute, min, source) => rangeOf(source, attribute, { min }) },
  { symbol: '!=', read: (attribute, value) => not({ kind: 'in', attribute, values: [value.text] }) },
  { symbol: '<', read: (attribute, max, source) => rangeOf(source, attribute, { max, isExcluded: true }) },
  { symbol: '>', read: (attribute, min, source) => rangeOf(source, attribute, { min, isExcluded: true }) },
  { symbol: '=', read: (attribute, value) => ({ kind: 'in', attribute, values: [value.text] }) },
];

const wordOperations: readonly {
  readonly words: readonly string[];
  readonly negated: readonly string[];
  readonly read: (attribute: string, source: FilterSource) => Condition;
}[] = [
  { words: ['IN'], negated: ['NOT', 'IN'], read: (attribute, source) => readList(attribute, source) },
  { words: ['IS', 'NULL'], negated: ['IS', 'NOT', 'NULL'], read: (attribute) => ({ kind: 'null', attribute }) },
  { words: ['IS', 'EMPTY'], negated: ['IS', 'NOT', 'EMPTY'], read: (attribute) => ({ kind: 'empty', attribute }) },
  { words: ['EXISTS'], negated: ['NOT', 'EXISTS'], read: (attribute) => ({ kind: 'exists', attribute }) },
  {
    words: ['CONTAINS'],
    negated: ['NOT', 'CONTAINS'],
    read: (attribute, source) => readText('contains', attribute, source),
  },
  {
    words: ['STARTS', 'WITH'],
    negated: ['NOT', 'STARTS', 'WITH'],
    read: (attribute, source) => readText('startsWith', attribute, source),
  },
];

const readText = (kind: 'contains' | 'startsWith', attribute: string, source: FilterSource): Condition => ({
  kind,
  attribute,
  text: expectValue(source).text,
});

const readList = (attribute: string, source: FilterSource): Condition => {
  const start = source.position;
  if (!source.takeSymbol('[')) throw source.error('Expected `[` after `IN` keyword.', start, source.text.length);
  const values: string[] = [];
  for (;;) {
    const value = source.readValue();
    if (value.kind !== 'value') break;
    values.push(value.text);
    if (!source.takeSymbol(',')) break;
  }
  if (source.takeSymbol(']')) return { kind: 'in', attribute, values };
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

const readBetween = (attribute: string, source: FilterSource): Condition | undefined => {
  const from = source.readValue();
  if (from.kind !== 'value' || !source.takeWord('TO')) return undefined;
  const to = expectValue(source);
  return rangeOf(source, attribute, { min: from, max: to });
};

export const readCondition = (source: FilterSource): Filter => {
  const area = readArea(source);
  if (area !== undefined) return area;
  const start = source.position;
  const read = source.readValue();
  if (read.kind === 'keyword') expectValue(source);
  if (read.kind === 'value') {
    const attribute = read.text;
    if (['_geo', '_geoDistance', '_geoPoint'].includes(attribute)) {
      throw source.error(`\`${attribute}\` ${reservedGeo}`, start, source.text.length);
    }
    const comparison = comparisons.find(({ symbol }) => source.takeSymbol(symbol));
    if (comparison !== undefined) return comparison.read(attribute, expectValue(source), source);
    for (const { words, negated, read: readOperation } of wordOperations) {
      if (source.takeWords(...words)) return readOperation(attribute, source);
      if (source.takeWords(...negated)) return not(readOperation(attribute, source));
    }
    const between = readBetween(attribute, source);
    if (between !== undefined) return between;
  }
  const rest = source.text.slice(start).replaceAll('\n', '\\n');
  const found = rest.trim() === '' ? 'but instead got nothing.' : `at \`${rest}\`.`;
  throw source.error(`Was expecting an operation ${operations} ${found}`, start, source.text.length);
};
