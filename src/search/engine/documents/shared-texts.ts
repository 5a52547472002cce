/** After this many texts of a key, it's known whether they repeat. */
const sampleLength = 64;

/** Longer texts are comments and the like, which don't repeat. */
const maxSharedLength = 200;

interface Use {
  texts: number;
  firstUses: number;
}

/**
 * Texts that many documents repeat, such as makes and features. Stores each once, under a code, and counts its uses. A
 * text that's no longer used gives its code to another text.
 */
export class SharedTexts {
  readonly #codeByText = new Map<string, number>();
  readonly #texts: (string | undefined)[] = [];
  readonly #useCounts: number[] = [];
  readonly #freeCodes: number[] = [];
  readonly #useByKey: Use[] = [];
  #bytes = 0;

  /** Estimated. */
  get bytes(): number {
    return this.#bytes + this.#codeByText.size * 80;
  }

  /**
   * Returns the text's code and counts a use. Returns undefined for a text to store in the document itself: a long one,
   * or a new one if most texts of its key occur only once.
   */
  use(key: number, text: string): number | undefined {
    if (text.length > maxSharedLength) return undefined;
    const known = this.#codeByText.get(text);
    const use = this.#findUse(key);
    if (known === undefined && use.texts >= sampleLength && use.firstUses * 2 > use.texts) return undefined;
    use.texts++;
    if (known !== undefined) {
      this.#useCounts[known] = (this.#useCounts[known] as number) + 1;
      return known;
    }
    use.firstUses++;
    return this.#add(text);
  }

  at(code: number): string {
    return this.#texts[code] as string;
  }

  release(code: number): void {
    const uses = (this.#useCounts[code] as number) - 1;
    this.#useCounts[code] = uses;
    if (uses > 0) return;
    const text = this.at(code);
    this.#codeByText.delete(text);
    this.#texts[code] = undefined;
    this.#freeCodes.push(code);
    this.#bytes -= text.length;
  }

  #findUse(key: number): Use {
    const known = this.#useByKey[key];
    if (known !== undefined) return known;
    const use = { texts: 0, firstUses: 0 };
    this.#useByKey[key] = use;
    return use;
  }

  #add(text: string): number {
    const code = this.#freeCodes.pop() ?? this.#texts.length;
    this.#codeByText.set(text, code);
    this.#texts[code] = text;
    this.#useCounts[code] = 1;
    this.#bytes += text.length;
    return code;
  }
}
