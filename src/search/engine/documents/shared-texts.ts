import { KeyTable } from '../keys/key-table.ts';
import { emptyUint32, growTo, trimTo } from '../rows/typed-arrays.ts';

const sampleLength = 64;

interface Use {
  texts: number;
  firstUses: number;
}

export class SharedTexts {
  readonly #texts = new KeyTable<string>();
  #useCounts: Uint32Array = emptyUint32;
  #useByKey: Use[] = [];

  get bytes(): number {
    return this.#texts.bytes + this.#useCounts.byteLength;
  }

  /** Counts one more use. For a new string of a key whose strings seldom repeat, returns undefined instead. */
  use(key: number, text: string): number | undefined {
    const known = this.#texts.find(text);
    const use = this.#findUse(key);
    if (known === 0 && use.texts >= sampleLength && use.firstUses * 2 > use.texts) return undefined;
    use.texts++;
    if (known === 0) use.firstUses++;
    const code = known === 0 ? this.#add(text) : known;
    this.#useCounts[code] = (this.#useCounts[code] as number) + 1;
    return code;
  }

  save() {
    const uses = { counts: this.#useCounts, byKey: this.#useByKey };
    return { texts: this.#texts.save(), uses };
  }

  load({ texts, uses }: ReturnType<SharedTexts['save']>): void {
    this.#texts.load(texts);
    this.#useCounts = uses.counts;
    this.#useByKey = uses.byKey;
  }

  at(code: number): string {
    return this.#texts.at(code) as string;
  }

  release(code: number): void {
    const uses = (this.#useCounts[code] as number) - 1;
    this.#useCounts[code] = uses;
    if (uses > 0) return;
    this.#texts.delete(code);
  }

  trim(): void {
    this.#texts.trim();
    this.#useCounts = trimTo(this.#useCounts, this.#texts.codeLimit);
  }

  #findUse(key: number): Use {
    const known = this.#useByKey[key];
    if (known !== undefined) return known;
    const use = { texts: 0, firstUses: 0 };
    this.#useByKey[key] = use;
    return use;
  }

  #add(text: string): number {
    const code = this.#texts.add(text);
    this.#useCounts = growTo(this.#useCounts, this.#texts.codeLimit);
    this.#useCounts[code] = 0;
    return code;
  }
}
