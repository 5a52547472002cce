import type { EngineIndex } from './engine-index.ts';
import { matchesNamePattern } from './matches-name-pattern.ts';
import { type Bits, listRows, setBit } from './rows/bitset.ts';
import type { SearchRequest } from './search-api.ts';
import { SearchError } from './search-error.ts';
import {
  distanceCost,
  missingCost,
  positionCost,
  prefixCost,
  tierCost,
  typoCost,
  unreachableCost,
} from './text/match-cost.ts';
import type { MatchingStrategy, TextMatch } from './text/match-text.ts';
import type { TextQuery } from './text/read-query.ts';

interface Span {
  readonly from: number;
  readonly to: number;
  readonly costs: ReadonlyMap<string, number>;
}

const findSpans = ({ words, isLastUnfinished }: TextQuery, index: EngineIndex): Span[] =>
  words.flatMap((_, last) =>
    [last, last - 1]
      .filter((from) => from >= 0)
      .map((from) => {
        const to = last + 1;
        const isUnfinished = isLastUnfinished && to === words.length;
        const maxTypos = to - from === 1 ? 2 : 1;
        const text = words.slice(from, to).join('');
        const matches = index.text.vocabulary.findMatches(text, isUnfinished, maxTypos);
        const costs = matches.map(({ term, typos, isPrefixMatch }) => {
          const cost = typos * typoCost + (isPrefixMatch ? prefixCost(text) : 0) + (from > 0 ? distanceCost : 0);
          return [index.text.vocabulary.textOf(term), cost] as const;
        });
        return { from, to, costs: new Map(costs) };
      }),
  );

const reachCosts = (
  row: number,
  names: readonly string[],
  spans: readonly Span[],
  index: EngineIndex,
  buffer: Float64Array,
): void => {
  buffer.fill(unreachableCost);
  buffer[0] = 0;
  const found = index.table.fieldsAt(row, names).map((value) => index.text.wordsOfAttribute(value));
  for (const { from, to, costs } of spans) {
    let best = unreachableCost;
    for (const [tier, words] of found.entries()) {
      for (const { word, step } of words) {
        const cost = costs.get(word);
        if (cost !== undefined) best = Math.min(best, cost + (to - from) * (tier * tierCost + step * positionCost));
      }
    }
    buffer[to] = Math.min(buffer[to] as number, (buffer[from] as number) + best);
  }
};

const maxAttributes = 8;

export const matchInAttributes = (
  index: EngineIndex,
  query: TextQuery,
  strategy: MatchingStrategy,
  within: Bits,
  names: readonly string[],
): TextMatch => {
  const spans = findSpans(query, index);
  const ranked = names.slice(0, maxAttributes);
  const wordCount = query.words.length;
  const buffer = new Float64Array(wordCount + 1);
  const costByRow = new Map<number, number>();
  const count = listRows(within, index.scratch.rows);
  for (let place = 0; place < count; place++) {
    index.clock.check();
    const row = index.scratch.rows[place] as number;
    reachCosts(row, ranked, spans, index, buffer);
    let reached = wordCount;
    while (reached > 0 && (buffer[reached] as number) >= unreachableCost) reached--;
    const missing = wordCount - reached;
    if (reached > 0 && (missing === 0 || strategy !== 'all')) {
      costByRow.set(row, (buffer[reached] as number) + missing * missingCost);
    }
  }
  const leastMissing = Math.min(...[...costByRow.values()].map((cost) => Math.floor(cost / missingCost)));
  const rows = index.scratch.take();
  for (const [row, cost] of costByRow) {
    if (strategy !== 'fallback' || Math.floor(cost / missingCost) === leastMissing) setBit(rows, row);
  }
  return { rows, costOf: (row) => costByRow.get(row) ?? unreachableCost };
};

const isPattern = (name: string): boolean => name.startsWith('*') || name.endsWith('*');

export const readSearchedAttributes = (index: EngineIndex, request: SearchRequest): readonly string[] | undefined => {
  const known = index.settings.searchableTiers.flat();
  const patterns = request.attributesToSearchOn;
  if (patterns === undefined) return undefined;
  for (const pattern of patterns) {
    if (!isPattern(pattern) && !known.includes(pattern)) throw notSearchable(pattern, known);
  }
  if (patterns.includes('*')) return undefined;
  return known.filter((name) => patterns.some((pattern) => matchesNamePattern(name, pattern)));
};

const notSearchable = (name: string, known: readonly string[]): SearchError =>
  new SearchError(
    'invalid_search_attributes_to_search_on',
    `Attribute \`${name}\` is not searchable. Available searchable attributes are: \`${[...known].sort().join(', ')}\`.`,
  );
