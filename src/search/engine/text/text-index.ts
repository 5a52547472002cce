import { IdentifierIndex } from './identifier-index.ts';
import { foldIdentifier, splitWords } from './split-words.ts';
import { Vocabulary } from './vocabulary.ts';

/** Attributes of a document as the index reads them. */
export type SearchDocument = Readonly<Record<string, unknown>>;

/** What a text search looks at. */
export interface TextSettings {
  /** Attributes by weight: a word found in an earlier tier counts more. At most 8 tiers. */
  readonly searchableTiers: readonly (readonly string[])[];
  /** Attributes that are found whole or by their beginning only: stock number, VIN, plate. */
  readonly identifierAttributes: readonly string[];
  /** Identifiers that are found whole only and that no answer holds. */
  readonly withheldAttributes?: readonly string[];
}

/** Tiers whose neighbouring words are also kept as one, so that 'landcruiser' finds 'Land Cruiser'. */
const joinedTiers = 1;
/** Longest text of one attribute that is read, in characters. */
const maxTextLength = 20_000;

const isYear = (word: string): boolean => /^(19|20)\d\d$/.test(word);

/** The texts of an attribute's value. */
const textsOf = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (typeof value === 'string') return [value.slice(0, maxTextLength)];
  return typeof value === 'number' ? [String(value)] : [];
};

/** The words of one text; with `isJoined` also its neighbours written as one, years apart. */
const wordsOfText = (text: string, isJoined: boolean): string[] => {
  const words = splitWords(text);
  if (!isJoined) return words;
  const joined = words.flatMap((word, index) => {
    const next = words[index + 1];
    return next === undefined || isYear(word) || isYear(next) ? [] : [word + next];
  });
  return [...words, ...joined];
};

/** Short texts whose words are remembered: makes, colours and features come again with every car. */
const maxRemembered = 4000;
const maxRememberedLength = 80;

/** Words and identifiers of the stock. */
export class TextIndex {
  readonly vocabulary = new Vocabulary();
  readonly identifiers = new IdentifierIndex();
  readonly withheldIdentifiers = new IdentifierIndex();
  readonly #settings: TextSettings;
  readonly #remembered = [new Map<string, readonly string[]>(), new Map<string, readonly string[]>()] as const;

  constructor(settings: TextSettings) {
    this.#settings = settings;
  }

  get tierCount(): number {
    return this.#settings.searchableTiers.length;
  }

  /** The words of an attribute's value, neighbours joined where its tier says so. */
  wordsOfAttribute(value: unknown, tier: number): string[] {
    return textsOf(value).flatMap((text) => this.#wordsOf(text, tier < joinedTiers));
  }

  /** Takes in what `next` has beyond `before` and drops what it lacks; either may be absent. */
  replace(row: number, before: SearchDocument | undefined, next: SearchDocument | undefined, words: number): void {
    const old = this.#termsOf(before);
    const fresh = this.#termsOf(next);
    for (const [term, tier] of old) if (fresh.get(term) !== tier) this.vocabulary.remove(term, tier, row);
    for (const [term, tier] of fresh) if (old.get(term) !== tier) this.vocabulary.add(term, tier, row, words);
    for (const name of this.#settings.identifierAttributes) {
      for (const text of textsOf(before?.[name]).map(foldIdentifier)) this.identifiers.remove(text, row);
      for (const text of textsOf(next?.[name]).map(foldIdentifier)) this.identifiers.add(text, row);
    }
    for (const name of this.#settings.withheldAttributes ?? []) {
      for (const text of textsOf(before?.[name]).map(foldIdentifier)) this.withheldIdentifiers.remove(text, row);
      for (const text of textsOf(next?.[name]).map(foldIdentifier)) this.withheldIdentifiers.add(text, row);
    }
  }

  #wordsOf(text: string, isJoined: boolean): readonly string[] {
    if (text.length > maxRememberedLength) return wordsOfText(text, isJoined);
    const remembered = this.#remembered[isJoined ? 1 : 0];
    let words = remembered.get(text);
    if (words === undefined) {
      words = wordsOfText(text, isJoined);
      if (remembered.size >= maxRemembered) remembered.clear();
      remembered.set(text, words);
    }
    return words;
  }

  #termsOf(document: SearchDocument | undefined): Map<string, number> {
    const terms = new Map<string, number>();
    if (document === undefined) return terms;
    for (const [tier, names] of this.#settings.searchableTiers.entries()) {
      for (const name of names) {
        for (const word of this.wordsOfAttribute(document[name], tier)) if (!terms.has(word)) terms.set(word, tier);
      }
    }
    return terms;
  }
}
