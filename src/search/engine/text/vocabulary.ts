import { OrderedRows } from '../columns/ordered-rows.ts';
import { KeyTable } from '../keys/key-table.ts';
import type { RowSetId, RowSets } from '../rows/row-sets.ts';
import { emptyInt32, emptyUint8, emptyUint32, growTo, trimTo } from '../rows/typed-arrays.ts';
import { editDistance } from './edit-distance.ts';

export type TermCode = number;

export interface TermMatch {
  readonly term: TermCode;
  readonly typos: number;
  readonly isPrefixMatch: boolean;
}

/** A word with a digit is a name or a number, so a similar word isn't a typo. */
const hasFigure = /\p{N}/u;
const maxCached = 500;

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

/**
 * Keeps the rows of each word by level. A level is a tier of `searchableTiers` and a position in the text: front,
 * middle or rest.
 */
export class Vocabulary {
  readonly #rowSets: RowSets;
  readonly #terms = new KeyTable<string>();
  #letters: Int32Array = emptyInt32;
  #firstLevels: Uint32Array = emptyUint32;
  readonly #order: OrderedRows;
  readonly #found = new Map<string, readonly TermMatch[]>();

  #levelLimit = 1;
  #levels: Uint8Array = emptyUint8;
  #levelRows: Uint32Array = emptyUint32;
  #nextLevels: Uint32Array = emptyUint32;
  #freeLevels: number[] = [];

  constructor(rowSets: RowSets) {
    this.#rowSets = rowSets;
    this.#order = new OrderedRows({
      compare: (a, b) => (this.textOf(a) < this.textOf(b) ? -1 : 1),
      includes: (term) => this.#terms.at(term) !== undefined,
      listAll: (terms) => {
        let count = 0;
        for (let term = 1; term < this.#terms.codeLimit; term++) {
          if (this.#terms.at(term) !== undefined) terms[count++] = term;
        }
        return count;
      },
    });
  }

  get size(): number {
    return this.#terms.size;
  }

  get bytes(): number {
    const terms = this.#terms.bytes + this.#letters.byteLength + this.#firstLevels.byteLength;
    const levels = this.#levels.byteLength + this.#levelRows.byteLength + this.#nextLevels.byteLength;
    return terms + levels + this.#freeLevels.length * 8 + this.#order.bytes;
  }

  save() {
    this.#order.refresh(this.#letters.length);
    const terms = { keys: this.#terms.save(), letters: this.#letters, first: this.#firstLevels };
    const levels = { limit: this.#levelLimit, levels: this.#levels, rows: this.#levelRows, next: this.#nextLevels };
    return { terms, order: this.#order.save(), levels, freeLevels: this.#freeLevels };
  }

  load({ terms, order, levels, freeLevels }: ReturnType<Vocabulary['save']>): void {
    this.#terms.load(terms.keys);
    this.#letters = terms.letters;
    this.#firstLevels = terms.first;
    this.#order.load(order, terms.letters.length);
    this.#levelLimit = levels.limit;
    this.#levels = levels.levels;
    this.#levelRows = levels.rows;
    this.#nextLevels = levels.next;
    this.#freeLevels = freeLevels;
  }

  add(text: string, level: number, row: number): void {
    const term = this.#terms.find(text) || this.#makeTerm(text);
    this.#rowSets.add(this.#findLevel(term, level) ?? this.#makeLevel(term, level), row);
  }

  remove(text: string, level: number, row: number): void {
    const term = this.#terms.find(text);
    const rows = this.#findLevel(term, level);
    if (rows === undefined) return;
    this.#rowSets.remove(rows, row);
    if (this.#rowSets.count(rows) > 0) return;
    this.#removeLevel(term, level);
    if (this.#firstLevels[term] !== 0) return;
    this.#terms.delete(term);
    this.#order.markChanged(term);
    this.#found.clear();
  }

  firstLevel(term: TermCode): number {
    return this.#firstLevels[term] ?? 0;
  }

  nextLevel(link: number): number {
    return this.#nextLevels[link] as number;
  }

  levelAt(link: number): number {
    return this.#levels[link] as number;
  }

  rowsAt(link: number): RowSetId {
    return this.#levelRows[link] as RowSetId;
  }

  textOf(term: TermCode): string {
    return this.#terms.at(term) as string;
  }

  find(text: string): TermCode {
    return this.#terms.find(text);
  }

  /**
   * Short words and words with digits can allow fewer typos than `maxTypos`. With `isPrefix`, the word may be
   * unfinished.
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

  trim(): void {
    this.#terms.trim();
    this.#letters = trimTo(this.#letters, this.#terms.codeLimit);
    this.#firstLevels = trimTo(this.#firstLevels, this.#terms.codeLimit);
    this.#levels = trimTo(this.#levels, this.#levelLimit);
    this.#levelRows = trimTo(this.#levelRows, this.#levelLimit);
    this.#nextLevels = trimTo(this.#nextLevels, this.#levelLimit);
  }

  #search(word: string, isPrefix: boolean, limit: number): TermMatch[] {
    const matches: TermMatch[] = [];
    this.#order.refresh(this.#letters.length);
    const { rows: terms, count } = this.#order;
    const letters = letterMaskOf(word);
    // If fewer than two typos are allowed, the first letter must match. Only terms with that letter are scanned.
    const beginning = limit === 0 ? word : limit === 1 ? word.slice(0, 1) : '';
    const start = beginning === '' ? 0 : this.#order.findPlace((term) => this.textOf(term) < beginning);
    for (let place = start; place < count; place++) {
      const term = terms[place] as TermCode;
      const isNear = limit > 0 && countLetters(letters & ~(this.#letters[term] as number)) <= limit;
      if (limit === 2 && !isNear && !isPrefix) continue;
      const text = this.textOf(term);
      if (!text.startsWith(beginning)) break;
      if (text === word) matches.push({ term, typos: 0, isPrefixMatch: false });
      else if (isPrefix && text.startsWith(word)) matches.push({ term, typos: 0, isPrefixMatch: true });
      else if (isNear) {
        const whole = editDistance(word, text, limit, false);
        const typos = isPrefix && whole > limit ? editDistance(word, text, limit, true) : whole;
        if (typos <= limit) matches.push({ term, typos, isPrefixMatch: whole > limit });
      } else if (limit === 0 && !isPrefix) break;
    }
    return matches;
  }

  #makeTerm(text: string): TermCode {
    const term = this.#terms.add(text);
    this.#letters = growTo(this.#letters, this.#terms.codeLimit);
    this.#firstLevels = growTo(this.#firstLevels, this.#terms.codeLimit);
    this.#letters[term] = letterMaskOf(text);
    this.#order.markChanged(term);
    this.#found.clear();
    return term;
  }

  #findLevel(term: TermCode, level: number): RowSetId | undefined {
    for (let link = this.#firstLevels[term] ?? 0; link !== 0; link = this.#nextLevels[link] as number) {
      if (this.#levels[link] === level) return this.#levelRows[link];
    }
    return undefined;
  }

  #makeLevel(term: TermCode, level: number): RowSetId {
    const link = this.#freeLevels.pop() ?? this.#levelLimit++;
    this.#levels = growTo(this.#levels, this.#levelLimit);
    this.#levelRows = growTo(this.#levelRows, this.#levelLimit);
    this.#nextLevels = growTo(this.#nextLevels, this.#levelLimit);
    const rows = this.#rowSets.create();
    this.#levels[link] = level;
    this.#levelRows[link] = rows;
    this.#nextLevels[link] = this.#firstLevels[term] as number;
    this.#firstLevels[term] = link;
    return rows;
  }

  #removeLevel(term: TermCode, level: number): void {
    let before = 0;
    let link = this.#firstLevels[term] as number;
    while (this.#levels[link] !== level) {
      before = link;
      link = this.#nextLevels[link] as number;
    }
    const next = this.#nextLevels[link] as number;
    if (before === 0) this.#firstLevels[term] = next;
    else this.#nextLevels[before] = next;
    this.#rowSets.release(this.#levelRows[link] as RowSetId);
    this.#freeLevels.push(link);
  }
}
