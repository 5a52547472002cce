import type { Match } from './mark-matches.ts';

interface Token {
  readonly start: number;
  readonly end: number;
  readonly isWord: boolean;
  readonly isHard: boolean;
}

const tokenPattern = /[\p{L}\p{N}\p{M}]+|[^\p{L}\p{N}\p{M}]+/gu;
const wordStart = /^[\p{L}\p{N}\p{M}]/u;
const hardSigns = /[.;,!?()[\]{}|]/;

const splitTokens = (text: string): Token[] =>
  Array.from(text.matchAll(tokenPattern), ({ 0: piece, index }) => {
    const isWord = wordStart.test(piece);
    return { start: index, end: index + piece.length, isWord, isHard: !isWord && hardSigns.test(piece) };
  });

interface PlacedMatch {
  readonly firstWord: number;
  readonly lastWord: number;
  readonly queryWord: number;
}

const farWords = 7;

const scoreRun = (run: readonly PlacedMatch[]): readonly number[] => {
  let distance = 0;
  let ordered = 0;
  for (const [place, match] of run.entries()) {
    const wordsInside = match.lastWord - match.firstWord;
    distance += wordsInside;
    ordered += wordsInside;
    const next = run[place + 1];
    if (next === undefined) continue;
    distance += Math.min(next.firstWord - match.lastWord, farWords);
    if (next.queryWord > match.queryWord) ordered++;
  }
  return [new Set(run.map(({ queryWord }) => queryWord)).size, -distance, ordered];
};

const isBetter = (a: readonly number[], b: readonly number[]): boolean => {
  const differing = a.findIndex((part, place) => part !== b[place]);
  return differing >= 0 && (a[differing] ?? 0) > (b[differing] ?? 0);
};

const maxComparedMatches = 500;

const findBestRun = (matches: readonly PlacedMatch[], cropWords: number): readonly PlacedMatch[] => {
  let best: readonly PlacedMatch[] = [];
  let bestScore: readonly number[] = [];
  let end = 0;
  const compared = matches.slice(0, maxComparedMatches);
  for (const [place, first] of compared.entries()) {
    const before = end;
    end = Math.max(end, place + 1);
    while (end < compared.length && (compared[end] as PlacedMatch).lastWord - first.firstWord < cropWords) end++;
    // A run inside the previous one can't score higher.
    if (place > 0 && end === before) continue;
    const run = compared.slice(place, end);
    const score = scoreRun(run);
    if (best.length > 0 && !isBetter(score, bestScore)) continue;
    best = run;
    bestScore = score;
  }
  return best;
};

/**
 * Adds words on both sides. If only one side has reached a sign such as a full stop or a bracket, extends the other
 * side first. `to` is exclusive.
 */
const widen = (tokens: readonly Token[], from: number, to: number, wordsLeft: number): readonly [number, number] => {
  let [first, last, left] = [from, to, wordsLeft];
  while (left > 0) {
    const before = tokens[first - 1];
    const after = tokens[last];
    if (before === undefined && after === undefined) break;
    if (before === undefined || after === undefined) {
      const token = before ?? after;
      if (token?.isWord === true) left--;
      if (before === undefined) last++;
      else first--;
    } else if (before.isWord || after.isWord) {
      if (before.isWord) {
        first--;
        left--;
      }
      if (after.isWord && left > 0) {
        last++;
        left--;
      }
    } else if (before.isHard === after.isHard) {
      first--;
      // With one word left, the crop would end in punctuation.
      if (left > 1) last++;
    } else if (before.isHard) last++;
    else first--;
  }
  return [first, last];
};

export const findCrop = (text: string, matches: readonly Match[], cropWords: number): Match => {
  const whole = { start: 0, end: text.length };
  if (cropWords === 0) return whole;
  const tokens = splitTokens(text);
  const words = tokens.filter(({ isWord }) => isWord);
  if (words.length < cropWords) return whole;
  const wordAt = (position: number): number => {
    let [low, high] = [0, words.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((words[middle] as Token).end <= position) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const placed = matches.map(({ start, end, queryWord = 0 }) => ({
    firstWord: wordAt(start),
    lastWord: wordAt(end - 1),
    queryWord,
  }));
  const run = findBestRun(placed, cropWords);
  const [first, last] = [run[0], run.at(-1)];
  const [from, to, wordsLeft] =
    first === undefined || last === undefined
      ? [0, 0, cropWords]
      : [first.firstWord, Math.min(last.lastWord, first.firstWord + cropWords - 1), cropWords];
  const isPlaced = first !== undefined;
  const tokenOf = (word: number): number => tokens.indexOf(words[word] as Token);
  const [begin, end] = isPlaced
    ? widen(tokens, tokenOf(from), tokenOf(to) + 1, wordsLeft - (to - from + 1))
    : widen(tokens, 0, 0, wordsLeft);
  return { start: tokens[begin - 1]?.end ?? 0, end: tokens[end]?.start ?? text.length };
};
