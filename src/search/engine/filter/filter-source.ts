import type { SearchError } from '../search-error.ts';
import { filterErrorAt } from './filter-error.ts';

const keywords = new Set([
  'AND',
  'OR',
  'IN',
  'NOT',
  'TO',
  'EXISTS',
  'IS',
  'NULL',
  'EMPTY',
  'CONTAINS',
  'STARTS',
  'WITH',
  '_geoRadius',
  '_geoBoundingBox',
  '_geoPolygon',
]);

/** A piece of a filter that stands for an attribute or a value. */
export type ReadValue =
  | { readonly kind: 'value'; readonly text: string; readonly start: number; readonly end: number }
  | { readonly kind: 'keyword' | 'nothing'; readonly text: string; readonly start: number };

/** The text of a filter and how far it is read. */
export class FilterSource {
  readonly text: string;
  position = 0;

  constructor(text: string) {
    this.text = text;
  }

  error(message: string, start: number, end: number): SearchError {
    return filterErrorAt(message, this.text, start, end);
  }

  skipSpace(): void {
    while (/\s/.test(this.text[this.position] ?? '')) this.position++;
  }

  /** Takes a sign when it comes next, white space around it too. */
  takeSign(sign: string): boolean {
    this.skipSpace();
    if (!this.text.startsWith(sign, this.position)) return false;
    this.position += sign.length;
    this.skipSpace();
    return true;
  }

  /** Takes a whole unquoted word when it comes next, white space around it too. */
  takeWord(word: string): boolean {
    this.skipSpace();
    const after = this.position + word.length;
    if (this.#wordAt(this.position) !== word) return false;
    this.position = after;
    this.skipSpace();
    return true;
  }

  /** Takes words that follow one another, or none of them. */
  takeWords(...words: readonly string[]): boolean {
    const start = this.position;
    if (words.every((word) => this.takeWord(word))) return true;
    this.position = start;
    return false;
  }

  /** Reads an attribute or a value: a word, or text in quotes. A keyword or nothing is left where it is. */
  readValue(): ReadValue {
    this.skipSpace();
    const start = this.position;
    const quote = this.text[start];
    if (quote === "'" || quote === '"') return this.#readQuoted(quote, start);
    const word = this.#wordAt(start);
    if (word === '') return { kind: 'nothing', text: this.#strangeWordAt(start), start };
    if (keywords.has(word)) return { kind: 'keyword', text: word, start };
    this.position = start + word.length;
    this.skipSpace();
    return { kind: 'value', text: word, start, end: start + word.length };
  }

  /** Takes a number when it comes next, white space around it too. */
  readNumber(): number | undefined {
    this.skipSpace();
    const pattern = /[+-]?(\d+(\.\d*)?|\.\d+)([eE][+-]?\d+)?/y;
    pattern.lastIndex = this.position;
    const found = pattern.exec(this.text)?.[0];
    if (found === undefined) return undefined;
    this.position += found.length;
    this.skipSpace();
    return Number(found);
  }

  #wordAt(position: number): string {
    const pattern = /[\p{L}\p{N}_.-]*/uy;
    pattern.lastIndex = position;
    return pattern.exec(this.text)?.[0] ?? '';
  }

  /** What stands where a value should: up to white space or a sign of the language. */
  #strangeWordAt(position: number): string {
    const pattern = /[^\s()=<>!]*/uy;
    pattern.lastIndex = position;
    return pattern.exec(this.text)?.[0] ?? '';
  }

  #readQuoted(quote: string, start: number): ReadValue {
    let text = '';
    for (let at = start + 1; at < this.text.length; at++) {
      const sign = this.text[at] as string;
      if (sign === quote) {
        this.position = at + 1;
        this.skipSpace();
        return { kind: 'value', text, start: start + 1, end: at };
      }
      if (sign === '\\' && at + 1 < this.text.length) at++;
      text += this.text[at] as string;
    }
    const rest = this.text.slice(start).replaceAll('\n', '\\n');
    const message = `Expression \`${rest}\` is missing the following closing delimiter: \`${quote}\`.`;
    throw this.error(message, start, this.text.length);
  }
}
