import { showJson } from '#src/lib/show-json.ts';
import type { SearchError } from '../search-error.ts';
import type { Filter } from './filter.ts';
import { filterError } from './filter-error.ts';
import { FilterSource } from './filter-source.ts';
import { readCondition } from './parse-condition.ts';

const maxDepth = 40;
const maxLength = 100_000;
const maxEntries = 2000;

const tooDeep =
  'The filter exceeded the maximum depth limit. Try rewriting the filter so that it contains fewer nested conditions.';

const join = (kind: 'and' | 'or', filters: readonly Filter[]): Filter =>
  filters.length === 1 ? (filters[0] as Filter) : { kind, filters };

const joinPresent = (kind: 'and' | 'or', filters: readonly (Filter | undefined)[]): Filter | undefined => {
  const present = filters.filter((filter) => filter !== undefined);
  return present.length === 0 ? undefined : join(kind, present);
};

const readOr = (source: FilterSource, depth: number): Filter => {
  if (depth > maxDepth) throw source.error(tooDeep, source.position, source.text.length);
  const filters = [readAnd(source, depth)];
  while (source.takeWord('OR')) filters.push(readAnd(source, depth));
  return join('or', filters);
};

const readAnd = (source: FilterSource, depth: number): Filter => {
  const filters = [readNot(source, depth)];
  while (source.takeWord('AND')) filters.push(readNot(source, depth));
  return join('and', filters);
};

const readNot = (source: FilterSource, depth: number): Filter => {
  if (depth > maxDepth) throw source.error(tooDeep, source.position, source.text.length);
  if (source.takeWord('NOT')) {
    const filter = readNot(source, depth + 1);
    return filter.kind === 'not' ? filter.filter : { kind: 'not', filter };
  }
  return readPrimary(source, depth);
};

const readPrimary = (source: FilterSource, depth: number): Filter => {
  source.skipSpace();
  const start = source.position;
  if (!source.takeSymbol('(')) return readCondition(source);
  const filter = readOr(source, depth + 1);
  if (source.takeSymbol(')')) return filter;
  const rest = source.text.slice(start);
  throw source.error(
    `Expression \`${rest.replaceAll('\n', '\\n')}\` is missing the following closing delimiter: \`)\`.`,
    start,
    source.text.length,
  );
};

const parseText = (text: string): Filter | undefined => {
  if (text.trim() === '') return undefined;
  if (text.length > maxLength) throw filterError(`The filter is longer than ${maxLength} characters.`);
  const source = new FilterSource(text);
  const filter = readOr(source, 0);
  source.skipSpace();
  if (source.position < text.length) {
    const rest = text.slice(source.position).replaceAll('\n', '\\n');
    const message = `Found unexpected characters at the end of the filter: \`${rest}\`. You probably forgot an \`OR\` or an \`AND\` rule.`;
    throw source.error(message, source.position, text.length);
  }
  return filter;
};

const invalid = (expected: string, found: unknown): SearchError =>
  filterError(`Invalid syntax for the filter parameter: \`expected ${expected}, found: ${showJson(found)}\`.`);

const parseAny = (entries: readonly unknown[]): Filter | undefined => {
  const filters = entries.map((entry) => {
    if (typeof entry !== 'string') throw invalid('String', entry);
    return parseText(entry);
  });
  return joinPresent('or', filters);
};

/**
 * Parses Meilisearch's syntax. Returns undefined if the filter is empty or missing, and throws `SearchError` if it's
 * invalid.
 * @spec B7.04
 */
export const parseFilter = (input: unknown): Filter | undefined => {
  if (input === undefined || input === null) return undefined;
  if (typeof input === 'string') return parseText(input);
  if (!Array.isArray(input)) throw invalid('String, Array', input);
  if (input.length > maxEntries) throw filterError(`The filter has more than ${maxEntries} entries.`);
  const filters = input.map((entry: unknown) => {
    if (typeof entry === 'string') return parseText(entry);
    if (Array.isArray(entry)) return parseAny(entry);
    throw invalid('String', entry);
  });
  return joinPresent('and', filters);
};
