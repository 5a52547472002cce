import { ValueDictionary } from '../columns/value-dictionary.ts';
import type { Bits } from '../rows/bitset.ts';
import type { RowSets } from '../rows/row-sets.ts';

const minPrefixLength = 3;

export class IdentifierIndex {
  readonly #texts: ValueDictionary;

  constructor(rowSets: RowSets) {
    this.#texts = new ValueDictionary(rowSets, true);
  }

  get bytes(): number {
    return this.#texts.bytes;
  }

  save() {
    return this.#texts.save();
  }

  load(saved: ReturnType<IdentifierIndex['save']>): void {
    this.#texts.load(saved);
  }

  /** The row must not have the identifier yet. */
  add(text: string, row: number): void {
    this.#texts.add(text, text, row);
  }

  remove(text: string, row: number): void {
    const code = this.#texts.find(text);
    if (code !== 0) this.#texts.remove(code, row);
  }

  find(text: string, rowsFor: (isWhole: boolean) => Bits): void {
    const code = this.#texts.find(text);
    if (code !== 0) this.#texts.orRowsAt(code, rowsFor(true));
    if (text.length < minPrefixLength) return;
    this.#texts.forEachPrefixed(text, (longer) => {
      if (longer !== code) this.#texts.orRowsAt(longer, rowsFor(false));
    });
  }

  trim(): void {
    this.#texts.trim();
  }
}
