import { editDistance } from '../../engine/text/edit-distance.ts';
import { readQuery } from '../../engine/text/match-text.ts';
import { foldText } from '../../engine/text/split-words.ts';
import { typosAllowed } from '../../engine/text/vocabulary.ts';

/** A stretch of a text that a query found: `start` and `end` count UTF-16 units. */
export interface Match {
  readonly start: number;
  readonly end: number;
}

/** Finds what a query matches in a text. */
export type FindMatches = (text: string) => Match[];

interface Word {
  readonly folded: string;
  readonly start: number;
  readonly end: number;
}

const wordPattern = /[\p{L}\p{N}\p{M}]+/gu;

/** The words of a text and where they stand. */
export const placeWords = (text: string): Word[] =>
  Array.from(text.matchAll(wordPattern), (found) => ({
    folded: foldText(found[0]),
    start: found.index,
    end: found.index + found[0].length,
  }));

/** A searched word. */
interface Wanted {
  readonly word: string;
  readonly isUnfinished: boolean;
}

/** How many letters of a word a searched word covers; 0 when it does not match. */
const coveredLetters = ({ word, isUnfinished }: Wanted, folded: string): number => {
  if (folded === word) return Number.POSITIVE_INFINITY;
  if (isUnfinished && folded.startsWith(word)) return word.length;
  const limit = typosAllowed(word);
  return limit > 0 && editDistance(word, folded, limit, false) <= limit ? Number.POSITIVE_INFINITY : 0;
};

/** Prepares a query for finding its words, whole, begun, misspelt, or written apart or as one. */
export const createMatchFinder = (query: string): FindMatches => {
  const { words, isLastUnfinished } = readQuery(query);
  const joined = words.slice(1).map((word, place) => `${words[place]}${word}`);
  const wanted = [...words, ...joined].map((word) => ({
    word,
    isUnfinished: isLastUnfinished && (word === words.at(-1) || word === joined.at(-1)),
  }));
  if (wanted.length === 0) return () => [];
  // The documents of one answer share most of their words: each is compared once.
  const known = new Map<string, number>();
  const coverOf = (folded: string): number => {
    let letters = known.get(folded);
    if (letters === undefined) {
      letters = Math.max(...wanted.map((each) => coveredLetters(each, folded)));
      known.set(folded, letters);
    }
    return letters;
  };
  return (text) => {
    const placed = placeWords(text);
    const matches: Match[] = [];
    for (const [place, word] of placed.entries()) {
      const next = placed[place + 1];
      const pair = next === undefined ? undefined : word.folded + next.folded;
      if (next !== undefined && wanted.some((each) => each.word === pair)) {
        matches.push({ start: word.start, end: word.end }, { start: next.start, end: next.end });
        continue;
      }
      const covered = coverOf(word.folded);
      if (covered > 0) matches.push({ start: word.start, end: Math.min(word.start + covered, word.end) });
    }
    return mergeMatches(matches);
  };
};

/** Matches in order, those of one word kept once. */
const mergeMatches = (matches: readonly Match[]): Match[] => {
  const byStart = new Map<number, Match>();
  for (const match of matches) {
    const known = byStart.get(match.start);
    if (known === undefined || known.end < match.end) byStart.set(match.start, match);
  }
  return [...byStart.values()].sort((a, b) => a.start - b.start);
};
