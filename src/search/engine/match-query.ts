import type { EngineIndex } from './engine-index.ts';
import { matchInAttributes } from './match-in-attributes.ts';
import { andBits, andNotBits, type Bits, copyBits, listRows, setBit } from './rows/bitset.ts';
import type { SearchRequest } from './search-api.ts';
import { matchText, type TextMatch } from './text/match-text.ts';
import { readQuery } from './text/read-query.ts';
import { isAsWritten, scoreMatch } from './text/score-match.ts';

const addPhrase = (
  index: EngineIndex,
  phrase: readonly string[],
  within: Bits,
  names: readonly string[],
  target: Bits,
): void => {
  const candidates = index.scratch.takeDirty();
  copyBits(candidates, within);
  for (const word of phrase) {
    const having = index.scratch.take();
    const { vocabulary } = index.text;
    for (let link = vocabulary.firstLevel(vocabulary.find(word)); link !== 0; link = vocabulary.nextLevel(link)) {
      index.rowSets.orInto(vocabulary.rowsAt(link), having);
    }
    andBits(candidates, having);
  }
  const count = listRows(candidates, index.scratch.rows);
  for (let place = 0; place < count; place++) {
    index.clock.check();
    const row = index.scratch.rows[place] as number;
    if (index.table.fieldsAt(row, names).some((value) => index.text.hasPhrase(value, phrase))) setBit(target, row);
  }
};

export interface QueryMatch {
  readonly rows: Bits;
  readonly text?: TextMatch;
  readonly words: readonly string[];
}

type TextRequest = Pick<SearchRequest, 'query' | 'matchingStrategy'>;

/** Phrases and excluded words only filter. Without other words, the result has no `text`. */
export const matchQuery = (
  index: EngineIndex,
  { query = '', matchingStrategy = 'fallback' }: TextRequest,
  within: Bits,
  searched?: readonly string[],
): QueryMatch => {
  const read = readQuery(query);
  const names = searched ?? index.settings.searchableTiers.flat();
  let rows = within;
  for (const phrase of read.phrases) {
    const having = index.scratch.take();
    addPhrase(index, phrase, rows, names, having);
    rows = having;
  }
  if (read.excluded.length > 0) {
    const excluded = index.scratch.take();
    for (const phrase of read.excluded) addPhrase(index, phrase, rows, names, excluded);
    const left = index.scratch.takeDirty();
    copyBits(left, rows);
    andNotBits(left, excluded);
    rows = left;
  }
  const { words } = read;
  if (words.length === 0) return { rows, words };
  const text =
    searched === undefined
      ? matchText(read, matchingStrategy, rows, index)
      : matchInAttributes(index, read, matchingStrategy, rows, searched);
  return { rows: text.rows, text, words };
};

export const scoreRow = (index: EngineIndex, { text, words }: QueryMatch, row: number) => {
  if (text === undefined) return undefined;
  const cost = text.costOf(row);
  const exactness = isAsWritten(cost) ? index.text.compareTexts(index.table.at(row), words) : 'noExactMatch';
  return scoreMatch(cost, exactness, words.length, index.text.tierCount);
};

export const dropLowScores = (index: EngineIndex, match: QueryMatch, minScore: number): Bits => {
  const kept = index.scratch.take();
  const count = listRows(match.rows, index.scratch.rows);
  for (let place = 0; place < count; place++) {
    index.clock.check();
    const row = index.scratch.rows[place] as number;
    if ((scoreRow(index, match, row)?.score ?? 1) >= minScore) setBit(kept, row);
  }
  return kept;
};
