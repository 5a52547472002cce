import { IdentifierIndex } from './identifier-index.ts';
import { positionStep, positionSteps } from './match-cost.ts';
import type { Exactness } from './score-match.ts';
import { foldIdentifier, splitWords } from './split-words.ts';
import { Vocabulary } from './vocabulary.ts';

export type SearchDocument = Readonly<Record<string, unknown>>;

export interface TextSettings {
  /** Attributes by weight: a word found in an earlier tier counts more. At most 8 tiers. */
  readonly searchableTiers: readonly (readonly string[])[];
  /** Attributes that are found whole or by their beginning only: stock number, VIN, plate. */
  readonly identifierAttributes: readonly string[];
}

/** Longest text of one attribute that is read, in characters. */
const maxTextLength = 20_000;

const isYear = (word: string): boolean => /^(19|20)\d\d$/.test(word);

/** The texts of an attribute's value. */
const textsOf = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (typeof value === 'string') return [value.slice(0, maxTextLength)];
  return typeof value === 'number' ? [String(value)] : [];
};

/** A word of a text, and in which step back from its front it stands. */
export interface PlacedWord {
  readonly word: string;
  readonly step: number;
}

/**
 * The words of a text; of one that is short also its neighbours written as one, years apart, so that 'landcruiser' finds
 * 'Land Cruiser' and words that stand together come before words apart.
 */
const placeWords = (text: string): PlacedWord[] => {
  const words = splitWords(text);
  const placed = words.map((word, place) => ({ word, step: positionStep(place) }));
  if (text.length > maxRememberedLength) return placed;
  for (const [place, word] of words.entries()) {
    const next = words[place + 1];
    if (next !== undefined && !isYear(word) && !isYear(next)) {
      placed.push({ word: word + next, step: positionStep(place) });
    }
  }
  return placed;
};

/** Short texts whose words are remembered: makes, colours and features come again with every car. */
const maxRemembered = 4000;
const maxRememberedLength = 80;

/** Words and identifiers of the stock. */
export class TextIndex {
  readonly vocabulary = new Vocabulary();
  readonly identifiers = new IdentifierIndex();
  readonly #settings: TextSettings;
  readonly #remembered = new Map<string, readonly PlacedWord[]>();

  constructor(settings: TextSettings) {
    this.#settings = settings;
  }

  get tierCount(): number {
    return this.#settings.searchableTiers.length;
  }

  /** The words of an attribute's value, neighbours joined where the text is short. */
  wordsOfAttribute(value: unknown): PlacedWord[] {
    return textsOf(value).flatMap((text) => this.#wordsOf(text));
  }

  /** True when words stand together in one text of an attribute, in their order. */
  hasPhrase(value: unknown, phrase: readonly string[]): boolean {
    return textsOf(value).some((text) => {
      const words = splitWords(text);
      return words.some((_, place) => phrase.every((word, step) => words[place + step] === word));
    });
  }

  /** How nearly a searchable text of a document is these words and nothing else. */
  compareTexts(document: SearchDocument, wanted: readonly string[]): Exactness {
    const asOne = wanted.join('');
    let best: Exactness = 'noExactMatch';
    for (const name of this.#settings.searchableTiers.flat()) {
      for (const text of textsOf(document[name])) {
        const words = splitWords(text);
        if (words.join('') === asOne) return 'exactMatch';
        if (wanted.every((word, place) => words[place] === word)) best = 'matchesStart';
      }
    }
    return best;
  }

  /** Takes in what `next` has beyond `before` and drops what it lacks; either may be absent. */
  replace(row: number, before: SearchDocument | undefined, next: SearchDocument | undefined, words: number): void {
    const old = this.#termsOf(before);
    const fresh = this.#termsOf(next);
    for (const [term, level] of old) if (fresh.get(term) !== level) this.vocabulary.remove(term, level, row);
    for (const [term, level] of fresh) if (old.get(term) !== level) this.vocabulary.add(term, level, row, words);
    for (const name of this.#settings.identifierAttributes) {
      for (const text of textsOf(before?.[name]).map(foldIdentifier)) this.identifiers.remove(text, row);
      for (const text of textsOf(next?.[name]).map(foldIdentifier)) this.identifiers.add(text, row);
    }
  }

  #wordsOf(text: string): readonly PlacedWord[] {
    if (text.length > maxRememberedLength) return placeWords(text);
    let words = this.#remembered.get(text);
    if (words === undefined) {
      words = placeWords(text);
      if (this.#remembered.size >= maxRemembered) this.#remembered.clear();
      this.#remembered.set(text, words);
    }
    return words;
  }

  /** The best level of each word of a document. */
  #termsOf(document: SearchDocument | undefined): Map<string, number> {
    const terms = new Map<string, number>();
    if (document === undefined) return terms;
    for (const [tier, names] of this.#settings.searchableTiers.entries()) {
      for (const name of names) {
        for (const text of textsOf(document[name])) {
          for (const { word, step } of this.#wordsOf(text)) {
            const level = tier * positionSteps + step;
            const known = terms.get(word);
            if (known === undefined || level < known) terms.set(word, level);
          }
        }
      }
    }
    return terms;
  }
}
