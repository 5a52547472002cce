import { editDistance } from '../../engine/text/edit-distance.ts';
import { readQuery } from '../../engine/text/read-query.ts';
import { foldText } from '../../engine/text/split-words.ts';
import { typosAllowed } from '../../engine/text/vocabulary.ts';

/** Offsets in UTF-16 units. */
export interface Match {
  readonly start: number;
  readonly end: number;
  /** Index of the query's word. Phrases are numbered after the words. */
  readonly queryWord?: number;
}

export type FindMatches = (text: string) => Match[];

interface Word {
  readonly folded: string;
  readonly start: number;
  readonly end: number;
}

const wordPattern = /[\p{L}\p{N}\p{M}]+/gu;

const placeWords = (text: string): Word[] =>
  Array.from(text.matchAll(wordPattern), (found) => ({
    folded: foldText(found[0]),
    start: found.index,
    end: found.index + found[0].length,
  }));

interface Wanted {
  readonly word: string;
  readonly isUnfinished: boolean;
  readonly queryWord: number;
}

/** Returns how many letters of the document's word match. Infinity means the whole word, 0 no match. */
const coveredLetters = ({ word, isUnfinished }: Wanted, folded: string): number => {
  if (folded === word) return Number.POSITIVE_INFINITY;
  if (isUnfinished && folded.startsWith(word)) return word.length;
  const limit = typosAllowed(word);
  return limit > 0 && editDistance(word, folded, limit, false) <= limit ? Number.POSITIVE_INFINITY : 0;
};

interface Cover {
  readonly letters: number;
  readonly queryWord: number;
}

export const createMatchFinder = (query: string): FindMatches => {
  const { words, phrases, isLastUnfinished } = readQuery(query);
  const joined = words.slice(1).map((word, place) => `${words[place]}${word}`);
  const wanted: Wanted[] = [...words, ...joined].map((word, place) => ({
    word,
    isUnfinished: isLastUnfinished && (word === words.at(-1) || word === joined.at(-1)),
    queryWord: place < words.length ? place : place - words.length,
  }));
  if (wanted.length === 0 && phrases.length === 0) return () => [];
  const known = new Map<string, Cover>();
  const coverOf = (folded: string): Cover => {
    let cover = known.get(folded);
    if (cover === undefined) {
      cover = { letters: 0, queryWord: 0 };
      for (const each of wanted) {
        const letters = coveredLetters(each, folded);
        if (letters > cover.letters) cover = { letters, queryWord: each.queryWord };
      }
      known.set(folded, cover);
    }
    return cover;
  };
  const phraseAt = (placed: readonly Word[], place: number): number =>
    phrases.findIndex((phrase) => phrase.every((word, step) => placed[place + step]?.folded === word));
  return (text) => {
    const placed = placeWords(text);
    const matches: Match[] = [];
    for (let place = 0; place < placed.length; place++) {
      const word = placed[place] as Word;
      const phrase = phraseAt(placed, place);
      if (phrase >= 0) {
        const last = place + (phrases[phrase] ?? []).length - 1;
        matches.push({ start: word.start, end: (placed[last] as Word).end, queryWord: words.length + phrase });
        place = last;
        continue;
      }
      const next = placed[place + 1];
      const pair = next === undefined ? undefined : word.folded + next.folded;
      const asOne = wanted.find((each) => each.word === pair);
      if (next !== undefined && asOne !== undefined) {
        const { queryWord } = asOne;
        matches.push({ start: word.start, end: word.end, queryWord });
        matches.push({ start: next.start, end: next.end, queryWord: queryWord + 1 });
        continue;
      }
      const { letters, queryWord } = coverOf(word.folded);
      if (letters > 0) matches.push({ start: word.start, end: Math.min(word.start + letters, word.end), queryWord });
    }
    return mergeMatches(matches);
  };
};

const mergeMatches = (matches: readonly Match[]): Match[] => {
  const byStart = new Map<number, Match>();
  for (const match of matches) {
    const known = byStart.get(match.start);
    if (known === undefined || known.end < match.end) byStart.set(match.start, match);
  }
  return [...byStart.values()].sort((a, b) => a.start - b.start);
};
