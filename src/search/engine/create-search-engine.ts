import type { AttributeIndex } from './columns/attribute-index.ts';
import { EngineIndex, type IndexState } from './engine-index.ts';
import { type CountedSet, createFacetCounter } from './facets/count-facets.ts';
import { type FacetCount, listFacetValues, statsOfCounts } from './facets/list-facet-values.ts';
import { runFacetSearch } from './facets/run-facet-search.ts';
import { geoAttribute } from './geo/read-geo.ts';
import { readSearchedAttributes } from './match-in-attributes.ts';
import { dropLowScores, matchQuery, type QueryMatch, scoreRow } from './match-query.ts';
import { type Page, topRows } from './order/row-order.ts';
import type { BaseSet } from './rows/base-sets.ts';
import { andBits, type Bits, copyBits, countBits, setBit } from './rows/bitset.ts';
import type { SearchEngine, SearchRange, SearchRequest, SearchResponse, SearchSettings } from './search-api.ts';
import { describeAvailable, SearchError, type SearchErrorCode } from './search-error.ts';
import { selectRows, selectValues } from './select-rows.ts';
import type { EngineDocument } from './text/text-index.ts';

interface Choice {
  readonly attribute: AttributeIndex;
  readonly rows: Bits;
}

interface Matches {
  readonly all: CountedSet;
  readonly without: ReadonlyMap<AttributeIndex, CountedSet>;
}

const defaultLimit = 21;
const defaultMaxValues = 100;

const selectIds = (index: EngineIndex, ids: readonly string[], target: Bits): void => {
  target.fill(0);
  for (const id of ids) {
    const row = index.table.rowOf(id);
    if (row !== undefined) setBit(target, row);
  }
};

const findCandidates = (index: EngineIndex, request: SearchRequest, base: BaseSet): QueryMatch => {
  const narrowing = index.read(request.narrowing);
  const searched = readSearchedAttributes(index, request);
  const { scratch } = index;
  let { rows } = base;
  const narrow = (select: (target: Bits) => void): void => {
    const narrowed = scratch.takeDirty();
    select(narrowed);
    andBits(narrowed, rows);
    rows = narrowed;
  };
  if (narrowing !== undefined) narrow((target) => selectRows(narrowing, index.scope, target));
  const { ids } = request;
  if (ids !== undefined) narrow((target) => selectIds(index, ids, target));
  const match = matchQuery(index, request, rows, searched);
  if (request.minScore === undefined || match.text === undefined) return match;
  return { ...match, rows: dropLowScores(index, match, request.minScore) };
};

const readChoices = (index: EngineIndex, request: SearchRequest): Choice[] => {
  const choices: Choice[] = [];
  const ranges: Readonly<Record<string, SearchRange>> = request.ranges ?? {};
  for (const [name, values] of Object.entries(request.refinements ?? {})) {
    if (values.length === 0) continue;
    const rows = index.scratch.takeDirty();
    selectValues(index.filterable(name), values, index.scratch, rows);
    choices.push({ attribute: index.filterable(name), rows });
  }
  for (const [name, range] of Object.entries(ranges)) {
    if (range.min === undefined && range.max === undefined) continue;
    const attribute = index.filterable(name);
    const rows = index.scratch.takeDirty();
    attribute.selectRange(range, rows);
    const chosen = choices.find((choice) => choice.attribute === attribute);
    if (chosen === undefined) choices.push({ attribute, rows });
    else andBits(chosen.rows, rows);
  }
  return choices;
};

/**
 * Finds the rows that meet all choices and, for each choice, the rows that meet all others. The work grows linearly
 * with the number of choices.
 */
const joinChoices = (candidates: Bits, choices: readonly Choice[], index: EngineIndex): Matches => {
  const { scratch } = index;
  const both = (a: Bits, b: Bits): Bits => {
    const rows = scratch.takeDirty();
    copyBits(rows, a);
    andBits(rows, b);
    return rows;
  };
  const fronts: Bits[] = [candidates];
  for (const choice of choices) fronts.push(both(fronts.at(-1) as Bits, choice.rows));
  const without = new Map<AttributeIndex, CountedSet>();
  let back: Bits | undefined;
  for (let place = choices.length - 1; place >= 0; place--) {
    const choice = choices[place] as Choice;
    const front = fronts[place] as Bits;
    const rows = back === undefined ? front : both(front, back);
    without.set(choice.attribute, { rows, count: countBits(rows) });
    back = back === undefined ? choice.rows : both(back, choice.rows);
  }
  const all = fronts.at(-1) as Bits;
  return { all: { rows: all, count: countBits(all) }, without };
};

const requireFilterable = (
  index: EngineIndex,
  name: string,
  code: SearchErrorCode,
  complaint: string,
): AttributeIndex => {
  if (index.isFilterable(name)) return index.filterable(name);
  const available = describeAvailable('filterable', index.settings.filterableAttributes);
  throw new SearchError(code, `${complaint} ${available}`);
};

const facetAttributes = (index: EngineIndex, names: readonly string[]): AttributeIndex[] => {
  const all = index.settings.filterableAttributes.filter((name) => name !== geoAttribute);
  return [...new Set(names.includes('*') ? all : names)].map((name) => {
    const complaint = `Invalid facet distribution: Pattern \`${name}\` is not filterable.`;
    return requireFilterable(index, name, 'invalid_search_facets', complaint);
  });
};

const countFacets = (
  index: EngineIndex,
  request: SearchRequest,
  counted: readonly AttributeIndex[],
  measured: readonly AttributeIndex[],
  matches: Matches,
  base: BaseSet,
): Pick<SearchResponse, 'facets' | 'stats'> => {
  const facets: Record<string, FacetCount[]> = {};
  const stats: Record<string, { min: number; max: number }> = {};
  const limit = request.maxValuesPerFacet ?? defaultMaxValues;
  const take = (attribute: AttributeIndex, counts: Int32Array): void => {
    facets[attribute.name] = listFacetValues(attribute, counts, request.facetOrder ?? 'count', limit);
    const found = attribute.numbers === undefined ? undefined : statsOfCounts(attribute, counts);
    if (found !== undefined) stats[attribute.name] = found;
  };
  const counter = createFacetCounter(matches.all, base, index.scratch);
  for (const attribute of counted) if (!matches.without.has(attribute)) take(attribute, counter.count(attribute));
  for (const attribute of counted) {
    const set = matches.without.get(attribute);
    if (set !== undefined) take(attribute, createFacetCounter(set, base, index.scratch).count(attribute));
  }
  for (const attribute of measured) {
    const found = attribute.statsOf((matches.without.get(attribute) ?? matches.all).rows);
    if (found !== undefined) stats[attribute.name] = found;
  }
  return { facets, stats };
};

const readDistinct = (index: EngineIndex, name: string | undefined): AttributeIndex | undefined => {
  if (name === undefined) return undefined;
  const complaint = `Attribute \`${name}\` is not filterable and thus, cannot be used as distinct attribute.`;
  return requireFilterable(index, name, 'invalid_search_distinct', complaint);
};

const keepDistinct = (rows: readonly number[], attribute: AttributeIndex): number[] => {
  const seen = new Set<number>();
  return rows.filter((row) => {
    const codes = attribute.codes.list(row);
    const isNew = codes.every((code) => !seen.has(code));
    for (const code of codes) seen.add(code);
    return isNew;
  });
};

const countRows = (rows: readonly number[], index: EngineIndex): CountedSet => {
  const set = index.scratch.take();
  for (const row of rows) setBit(set, row);
  return { rows: set, count: rows.length };
};

const readLater = (index: EngineIndex, rows: readonly number[]): (() => readonly EngineDocument[]) => {
  const { changeCount } = index;
  let documents: readonly EngineDocument[] | undefined;
  return () => {
    if (documents !== undefined) return documents;
    if (index.changeCount !== changeCount) throw new Error('Hits must be read before the stock changes.');
    documents = rows.map((row) => index.table.at(row));
    return documents;
  };
};

/** @spec B3.13 B7.04 */
const runSearch = (index: EngineIndex, request: SearchRequest): SearchResponse => {
  const started = performance.now();
  const order = index.orders.get(request.sort ?? [], index.table.capacity);
  const counted = facetAttributes(index, request.facets ?? []);
  const measured = facetAttributes(index, request.stats ?? []).filter((attribute) => !counted.includes(attribute));
  const distinct = readDistinct(index, request.distinct);
  const base = index.baseSet(request.filter);
  const candidates = findCandidates(index, request, base);
  const found = joinChoices(candidates.rows, readChoices(index, request), index);
  const page = { offset: request.offset ?? 0, limit: request.limit ?? defaultLimit };
  const listTop = ({ rows, count }: CountedSet, part: Page): number[] =>
    topRows(rows, count, order, part, index.scratch, candidates.text?.costOf);
  const distinctRows = distinct && keepDistinct(listTop(found.all, { offset: 0, limit: found.all.count }), distinct);
  const matches = distinctRows === undefined ? found : { ...found, all: countRows(distinctRows, index) };
  const rows = distinctRows?.slice(page.offset, page.offset + page.limit) ?? listTop(matches.all, page);
  const { facets, stats } = countFacets(index, request, counted, measured, matches, base);
  const readHits = readLater(index, rows);
  return {
    ids: rows.map((row) => index.table.idAt(row)),
    get hits() {
      return readHits();
    },
    totalHits: matches.all.count,
    ...(request.withScores === true ? { scores: rows.map((row) => scoreRow(index, candidates, row)) } : {}),
    facets,
    stats,
    ms: performance.now() - started,
  };
};

export const createSearchEngine = (settings: SearchSettings): SearchEngine => {
  const index = new EngineIndex(settings);
  return {
    settings,
    upsert: (documents) => index.upsert(documents),
    remove: (ids) => index.remove(ids),
    search: (request) => index.withScratch(() => runSearch(index, request), request.maxMs),
    facetSearch: (request) => index.withScratch(() => runFacetSearch(index, request), request.maxMs),
    count: (filter) => index.withScratch(() => index.baseSet(filter).count),
    countAttributes: (filter) => index.withScratch(() => index.countAttributes(filter)),
    find: (id) => index.find(id),
    prepare: () => index.prepare(),
    memoryBytes: () => index.bytes,
    save: () => index.save(),
    load: (saved) => index.load(saved as IndexState),
  };
};
