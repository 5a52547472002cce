import { andBits, type Bits, copyBits, countBits, hasBit, orBits, setBit } from '../rows/bitset.ts';
import type { Scratch } from '../rows/scratch.ts';
import type { SearchClock } from '../search-clock.ts';
import { splitWords } from './split-words.ts';
import type { TextIndex } from './text-index.ts';

/** How a query gives way when no row has all its words. */
export type MatchingStrategy = 'last' | 'all' | 'frequency';

/** Words beyond these are not looked at. */
const maxWords = 10;
/** A cost adds up over the words of a query: typos weigh most, then tiers, then distance, then unfinished words. */
const typoCost = 1 << 12;
const tierCost = 1 << 5;
const distanceCost = 1 << 1;
const beginningCost = 1;
/** More than any row's cost. */
const noWay = 1 << 20;

/** Rows that match words `from` to `to` of the query at one cost. */
interface Level {
  readonly cost: number;
  readonly rows: Bits;
}

/** All ways in which one word, or neighbouring words written as one, can match. */
interface Span {
  readonly from: number;
  readonly to: number;
  readonly levels: readonly Level[];
  readonly rows: Bits;
}

/** What words are looked up in, and with. */
interface TextScope {
  readonly text: TextIndex;
  readonly scratch: Scratch;
  readonly clock: SearchClock;
  /** Whether the whole of a withheld identifier counts. */
  readonly findsWithheld: boolean;
}

/** What a query found. */
export interface TextMatch {
  readonly rows: Bits;
  /** How badly a matching row fits: 0 is best. */
  readonly costOf: (row: number) => number;
  /** The same from 1 for a perfect fit to 0. */
  readonly fitOf: (row: number) => number;
}

/** The words of a query; the last one is unfinished unless white space follows it. */
export const readQuery = (query: string): { words: string[]; isLastUnfinished: boolean } => {
  const words = splitWords(query);
  return { words: words.slice(0, maxWords), isLastUnfinished: !/\s$/.test(query) && words.length <= maxWords };
};

/** Row sets by cost, made as they are needed. */
const createLevels = (scratch: Scratch) => {
  const levels = new Map<number, Bits>();
  return {
    rowsAt: (cost: number): Bits => {
      let rows = levels.get(cost);
      if (rows === undefined) {
        rows = scratch.take();
        levels.set(cost, rows);
      }
      return rows;
    },
    sorted: (): Level[] => [...levels].sort(([a], [b]) => a - b).map(([cost, rows]) => ({ cost, rows })),
  };
};

const findSpan = (
  words: readonly string[],
  from: number,
  to: number,
  isUnfinished: boolean,
  { text: index, scratch, clock, findsWithheld }: TextScope,
): Span | undefined => {
  clock.check();
  const text = words.slice(from, to).join('');
  const wordCount = to - from;
  const levels = createLevels(scratch);
  // Longer spans are identifiers in pieces; words are joined in pairs only, with one typo at most.
  const matches = wordCount > 2 ? [] : index.vocabulary.findMatches(text, isUnfinished, wordCount === 1 ? 2 : 1);
  for (const { term, typos, isBeginning } of matches) {
    for (const [tier, rows] of term.rowsByTier.entries()) {
      if (rows === undefined || rows.count === 0) continue;
      const cost = typos * typoCost + tier * wordCount * tierCost + (isBeginning ? beginningCost : 0);
      rows.orInto(levels.rowsAt(cost));
    }
  }
  index.identifiers.find(text, (row, isWhole) => setBit(levels.rowsAt(isWhole ? 0 : beginningCost), row));
  if (findsWithheld) {
    index.withheldIdentifiers.find(text, (row, isWhole) => {
      if (isWhole) setBit(levels.rowsAt(0), row);
    });
  }
  const sorted = levels.sorted();
  return sorted.length === 0 ? undefined : { from, to, levels: sorted, rows: unionOf(sorted, scratch) };
};

const unionOf = (levels: readonly Level[], scratch: Scratch): Bits => {
  if (levels.length === 1) return (levels[0] as Level).rows;
  const union = scratch.take();
  for (const level of levels) orBits(union, level.rows);
  return union;
};

/** Spans in rising order of their end: every word, every pair, and the whole query for identifiers in pieces. */
const findSpans = (words: readonly string[], isLastUnfinished: boolean, scope: TextScope): Span[] => {
  const spans: Span[] = [];
  for (let to = 1; to <= words.length; to++) {
    const isUnfinished = isLastUnfinished && to === words.length;
    const starts = [to - 1, to - 2, ...(to === words.length && to > 2 ? [0] : [])].filter((from) => from >= 0);
    for (const from of starts) {
      const span = findSpan(words, from, to, isUnfinished, scope);
      if (span !== undefined) spans.push(span);
    }
  }
  return spans;
};

/** The rows reached after each number of words. */
const reachRows = (spans: readonly Span[], wordCount: number, within: Bits, scratch: Scratch): Bits[] => {
  const reached: Bits[] = [within];
  for (let to = 1; to <= wordCount; to++) {
    const rows = scratch.take();
    for (const span of spans) {
      if (span.to !== to) continue;
      const part = scratch.takeDirty();
      copyBits(part, span.rows);
      andBits(part, reached[span.from] as Bits);
      orBits(rows, part);
    }
    reached.push(rows);
  }
  return reached;
};

const costs = new Int32Array(maxWords + 1);

/** The least cost at which a row matches the first `wordCount` words. */
const costOfRow = (row: number, spans: readonly Span[], wordCount: number): number => {
  for (let word = 1; word <= wordCount; word++) costs[word] = noWay;
  costs[0] = 0;
  for (const span of spans) {
    const before = costs[span.from] as number;
    if (span.to > wordCount || before >= noWay) continue;
    for (const level of span.levels) {
      if (!hasBit(level.rows, row)) continue;
      const cost = before + level.cost + (span.from > 0 ? distanceCost : 0);
      if (cost < (costs[span.to] as number)) costs[span.to] = cost;
      break;
    }
  }
  return costs[wordCount] as number;
};

/**
 * Finds the rows of `within` that have all words of a query. When no row does, words are dropped: the last ones
 * ('last'), the most frequent ones ('frequency') or none ('all'). Undefined when the query has no words.
 */
export const matchText = (
  query: string,
  strategy: MatchingStrategy,
  within: Bits,
  scope: TextScope,
): TextMatch | undefined => {
  const { words, isLastUnfinished } = readQuery(query);
  if (words.length === 0) return undefined;
  const spans = findSpans(words, isLastUnfinished, scope);
  const reached = reachRows(spans, words.length, within, scope.scratch);
  let wordCount = words.length;
  if (strategy === 'frequency' && words.length > 1 && countBits(reached[wordCount] as Bits) === 0) {
    return matchText(dropMostFrequent(words, spans), strategy, within, scope);
  }
  while (strategy === 'last' && wordCount > 1 && countBits(reached[wordCount] as Bits) === 0) wordCount--;
  const costOf = (row: number): number => costOfRow(row, spans, wordCount);
  const worstCost = wordCount * (2 * typoCost + scope.text.tierCount * tierCost + distanceCost) + beginningCost;
  return { rows: reached[wordCount] as Bits, costOf, fitOf: (row) => 1 - costOf(row) / worstCost };
};

/** The query without the word that most rows have; what is left counts as finished. */
const dropMostFrequent = (words: readonly string[], spans: readonly Span[]): string => {
  const frequencies = words.map((_, word) => {
    const span = spans.find(({ from, to }) => from === word && to === word + 1);
    return span === undefined ? 0 : countBits(span.rows);
  });
  const most = frequencies.indexOf(Math.max(...frequencies));
  return `${words.filter((_, word) => word !== most).join(' ')} `;
};
