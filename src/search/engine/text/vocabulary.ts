import { RowSet } from '../rows/row-set.ts';
import { findPlace, insertSorted, removeSorted } from '../rows/sorted-list.ts';
import { editDistance } from './edit-distance.ts';

/** The rows that have a word at one level: a tier of attributes and a position in their text. */
export class LevelRows extends RowSet {
  readonly level: number;

  constructor(level: number) {
    super();
    this.level = level;
  }
}

export interface Term {
  readonly text: string;
  readonly letters: number;
  levels: readonly LevelRows[];
  count: number;
}

export interface TermMatch {
  readonly term: Term;
  readonly typos: number;
  readonly isPrefixMatch: boolean;
}

/** A word with a digit is a name or a number, so a similar one means something different and isn't a typo. */
const hasFigure = /\p{N}/u;
const maxCached = 500;

/** One bit per letter, so that words sharing too few letters are rejected without comparing them. */
const letterMaskOf = (text: string): number => {
  let letters = 0;
  for (let place = 0; place < text.length; place++) letters |= 1 << (text.charCodeAt(place) & 31);
  return letters;
};

const countLetters = (letters: number): number => {
  let count = 0;
  for (let left = letters; left !== 0; left &= left - 1) count++;
  return count;
};

export const typosAllowed = (word: string): number =>
  hasFigure.test(word) ? 0 : word.length >= 9 ? 2 : word.length >= 5 ? 1 : 0;

const compareTerms = (a: { readonly text: string }, b: { readonly text: string }): number =>
  a.text < b.text ? -1 : a.text > b.text ? 1 : 0;

const findOrAddLevel = (term: Term, level: number): LevelRows => {
  const known = term.levels.find((rows) => rows.level === level);
  if (known !== undefined) return known;
  const added = new LevelRows(level);
  term.levels = [...term.levels, added];
  return added;
};

export class Vocabulary {
  readonly #terms = new Map<string, Term>();
  #sorted: Term[] | undefined;
  readonly #found = new Map<string, readonly TermMatch[]>();

  get size(): number {
    return this.#terms.size;
  }

  get bytes(): number {
    let bytes = this.#terms.size * 150;
    for (const term of this.#terms.values()) for (const rows of term.levels) bytes += rows.bytes;
    return bytes;
  }

  add(text: string, level: number, row: number, words: number): void {
    let term = this.#terms.get(text);
    if (term === undefined) {
      term = { text, letters: letterMaskOf(text), levels: [], count: 0 };
      this.#terms.set(text, term);
      if (this.#sorted !== undefined) insertSorted(this.#sorted, term, compareTerms);
      // Cached matches might lack the new term.
      this.#found.clear();
    }
    term.count++;
    findOrAddLevel(term, level).add(row, words);
  }

  remove(text: string, level: number, row: number): void {
    const term = this.#terms.get(text);
    if (term === undefined) return;
    term.count--;
    term.levels.find((rows) => rows.level === level)?.remove(row);
    if (term.count > 0) return;
    this.#terms.delete(text);
    if (this.#sorted !== undefined) removeSorted(this.#sorted, term, compareTerms);
    this.#found.clear();
  }

  find(text: string): Term | undefined {
    return this.#terms.get(text);
  }

  /**
   * Returns the terms that a word can mean: the word itself, terms with up to `maxTypos` typos (fewer for short words)
   * and, with `isPrefix`, terms that start with it.
   */
  findMatches(word: string, isPrefix: boolean, maxTypos: number): readonly TermMatch[] {
    const key = `${isPrefix ? '~' : '='}${maxTypos}${word}`;
    const known = this.#found.get(key);
    if (known !== undefined) return known;
    const matches = this.#search(word, isPrefix, Math.min(maxTypos, typosAllowed(word)));
    if (this.#found.size >= maxCached) this.#found.clear();
    this.#found.set(key, matches);
    return matches;
  }

  #search(word: string, isPrefix: boolean, limit: number): TermMatch[] {
    const matches: TermMatch[] = [];
    const terms: readonly Term[] = this.#sortedTerms();
    const letters = letterMaskOf(word);
    // With fewer than two typos allowed the first letter must match, so only its part of the vocabulary is scanned.
    const beginning = limit === 0 ? word : limit === 1 ? word.slice(0, 1) : '';
    const start = findPlace(terms, { text: beginning }, compareTerms);
    for (let place = start; place < terms.length; place++) {
      const term = terms[place] as Term;
      if (!term.text.startsWith(beginning)) break;
      if (term.text === word) matches.push({ term, typos: 0, isPrefixMatch: false });
      else if (isPrefix && term.text.startsWith(word)) matches.push({ term, typos: 0, isPrefixMatch: true });
      else if (limit > 0) {
        if (countLetters(letters & ~term.letters) > limit) continue;
        const whole = editDistance(word, term.text, limit, false);
        const typos = isPrefix && whole > limit ? editDistance(word, term.text, limit, true) : whole;
        if (typos <= limit) matches.push({ term, typos, isPrefixMatch: whole > limit });
      } else if (!isPrefix) break;
    }
    return matches;
  }

  #sortedTerms(): Term[] {
    this.#sorted ??= [...this.#terms.values()].sort(compareTerms);
    return this.#sorted;
  }
}
