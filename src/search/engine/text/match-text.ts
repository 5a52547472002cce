import { andBits, type Bits, copyBits, countBits, hasBit, orBits } from '../rows/bitset.ts';
import type { RowSets } from '../rows/row-sets.ts';
import type { Scratch } from '../rows/scratch.ts';
import type { SearchClock } from '../thread-budget.ts';
import {
  distanceCost,
  missingCost,
  positionCost,
  positionSteps,
  prefixCost,
  tierCost,
  typoCost,
  unreachableCost,
} from './match-cost.ts';
import { maxWords, type TextQuery } from './read-query.ts';
import type { TextIndex } from './text-index.ts';

/**
 * 'fallback' drops words from the query's end while no row has them all, but never the first word. The other strategies
 * are Meilisearch's.
 */
export type MatchingStrategy = 'last' | 'all' | 'frequency' | 'fallback';

interface Level {
  readonly cost: number;
  readonly rows: Bits;
}

interface Span {
  readonly from: number;
  readonly to: number;
  readonly levels: readonly Level[];
  readonly rows: Bits;
}

interface TextScope {
  readonly text: TextIndex;
  readonly rowSets: RowSets;
  readonly scratch: Scratch;
  readonly clock: SearchClock;
}

export interface TextMatch {
  readonly rows: Bits;
  /** 0 is the best match. */
  readonly costOf: (row: number) => number;
}

type SearchedWords = Omit<TextQuery, 'excluded'>;

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
  { text: { vocabulary, identifiers }, rowSets, scratch, clock }: TextScope,
): Span | undefined => {
  clock.check();
  const text = words.slice(from, to).join('');
  const wordCount = to - from;
  const levels = createLevels(scratch);
  // Three or more words together match only identifiers. A joined pair allows one typo at most.
  const matches = wordCount > 2 ? [] : vocabulary.findMatches(text, isUnfinished, wordCount === 1 ? 2 : 1);
  for (const { term, typos, isPrefixMatch } of matches) {
    const termCost = typos * typoCost + (isPrefixMatch ? prefixCost(text) : 0);
    for (let link = vocabulary.firstLevel(term); link !== 0; link = vocabulary.nextLevel(link)) {
      const level = vocabulary.levelAt(link);
      const step = level % positionSteps;
      const tier = (level - step) / positionSteps;
      const cost = termCost + wordCount * (tier * tierCost + step * positionCost);
      rowSets.orInto(vocabulary.rowsAt(link), levels.rowsAt(cost));
    }
  }
  identifiers.find(text, (isWhole) => levels.rowsAt(isWhole ? 0 : prefixCost(text)));
  const sorted = levels.sorted();
  return sorted.length === 0 ? undefined : { from, to, levels: sorted, rows: unionOf(sorted, scratch) };
};

const unionOf = (levels: readonly Level[], scratch: Scratch): Bits => {
  if (levels.length === 1) return (levels[0] as Level).rows;
  const union = scratch.take();
  for (const level of levels) orBits(union, level.rows);
  return union;
};

/**
 * Matches single words, pairs of neighbouring words and, for identifiers with spaces, the whole query. Orders the spans
 * by their last word.
 */
const findSpans = ({ words, isLastUnfinished }: SearchedWords, scope: TextScope): Span[] => {
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

const costOfRow = (row: number, spans: readonly Span[], wordCount: number): number => {
  for (let word = 1; word <= wordCount; word++) costs[word] = unreachableCost;
  costs[0] = 0;
  for (const span of spans) {
    const before = costs[span.from] as number;
    if (span.to > wordCount || before >= unreachableCost) continue;
    for (const level of span.levels) {
      if (!hasBit(level.rows, row)) continue;
      const cost = before + level.cost + (span.from > 0 ? distanceCost : 0);
      if (cost < (costs[span.to] as number)) costs[span.to] = cost;
      break;
    }
  }
  return costs[wordCount] as number;
};

const matchMost = (spans: readonly Span[], reached: readonly Bits[], minWords: number, scratch: Scratch): TextMatch => {
  const wordCount = reached.length - 1;
  const rows = scratch.take();
  for (let count = minWords; count <= wordCount; count++) orBits(rows, reached[count] as Bits);
  const costOf = (row: number): number => {
    let count = wordCount;
    while (count > minWords && !hasBit(reached[count] as Bits, row)) count--;
    return costOfRow(row, spans, count) + (wordCount - count) * missingCost;
  };
  return { rows, costOf };
};

const matchRarest = (searched: SearchedWords, spans: readonly Span[], within: Bits, scope: TextScope): TextMatch => {
  const { words, isLastUnfinished, phrases } = searched;
  const frequencies = words.map((_, place) => {
    const span = spans.find(({ from, to }) => from === place && to === place + 1);
    // A word that nothing matches is dropped first.
    return span === undefined ? Number.POSITIVE_INFINITY : countBits(span.rows);
  });
  const byFrequency = [...words.keys()].sort((a, b) => (frequencies[b] ?? 0) - (frequencies[a] ?? 0));
  const steps = words.map((_, dropped) => {
    const gone = new Set(byFrequency.slice(0, dropped));
    const left = words.filter((_word, place) => !gone.has(place));
    const isUnfinished = isLastUnfinished && !gone.has(words.length - 1);
    return matchText({ words: left, isLastUnfinished: isUnfinished, phrases }, 'all', within, scope);
  });
  const rows = scope.scratch.take();
  for (const step of steps) orBits(rows, step.rows);
  const costOf = (row: number): number => {
    const dropped = steps.findIndex((step) => hasBit(step.rows, row));
    return (steps[dropped]?.costOf(row) ?? unreachableCost) + dropped * missingCost;
  };
  return { rows, costOf };
};

export const matchText = (
  searched: SearchedWords,
  strategy: MatchingStrategy,
  within: Bits,
  scope: TextScope,
): TextMatch => {
  const { words } = searched;
  const spans = findSpans(searched, scope);
  if (strategy === 'frequency') return matchRarest(searched, spans, within, scope);
  const reached = reachRows(spans, words.length, within, scope.scratch);
  // With phrases, a row needn't contain any of the other words.
  if (strategy === 'last') return matchMost(spans, reached, searched.phrases.length > 0 ? 0 : 1, scope.scratch);
  let wordCount = words.length;
  while (strategy === 'fallback' && wordCount > 1 && countBits(reached[wordCount] as Bits) === 0) wordCount--;
  return { rows: reached[wordCount] as Bits, costOf: (row) => costOfRow(row, spans, wordCount) };
};
