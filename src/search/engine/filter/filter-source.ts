import type { SearchError } from '../search-error.ts';
import { filterError } from './filter-error.ts';

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

export type ReadValue =
  | { readonly kind: 'value'; readonly text: string; readonly start: number; readonly end: number }
  | { readonly kind: 'keyword' | 'nothing'; readonly text: string; readonly start: number };

export class FilterSource {
  readonly text: string;
  position = 0;

  constructor(text: string) {
    this.text = text;
  }

  error(message: string, start: number, end: number): SearchError {
    const column = [...this.text.slice(0, start)].length + 1;
    const length = [...this.text.slice(start, end)].length;
    return filterError(`${message}\n${column}:${column + length} ${this.text}`);
  }

  skipSpace(): void {
    while (/\s/.test(this.text[this.position] ?? '')) this.position++;
  }

  takeSymbol(symbol: string): boolean {
    this.skipSpace();
    if (!this.text.startsWith(symbol, this.position)) return false;
    this.position += symbol.length;
    this.skipSpace();
    return true;
  }

  takeWord(word: string): boolean {
    this.skipSpace();
    const after = this.position + word.length;
    if (this.#wordAt(this.position) !== word) return false;
    this.position = after;
    this.skipSpace();
    return true;
  }

  takeWords(...words: readonly string[]): boolean {
    const start = this.position;
    if (words.every((word) => this.takeWord(word))) return true;
    this.position = start;
    return false;
  }

  /** Doesn't consume a keyword. Throws `SearchError` if a closing quote is missing. */
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

  #strangeWordAt(position: number): string {
    const pattern = /[^\s()=<>!]*/uy;
    pattern.lastIndex = position;
    return pattern.exec(this.text)?.[0] ?? '';
  }

  #readQuoted(quote: string, start: number): ReadValue {
    let text = '';
    for (let at = start + 1; at < this.text.length; at++) {
      const symbol = this.text[at] as string;
      if (symbol === quote) {
        this.position = at + 1;
        this.skipSpace();
        return { kind: 'value', text, start: start + 1, end: at };
      }
      if (symbol === '\\' && at + 1 < this.text.length) at++;
      text += this.text[at] as string;
    }
    const rest = this.text.slice(start).replaceAll('\n', '\\n');
    const message = `Expression \`${rest}\` is missing the following closing delimiter: \`${quote}\`.`;
    throw this.error(message, start, this.text.length);
  }
}
