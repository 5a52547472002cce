import { RecentMap } from '#src/lib/recent-map.ts';
import type { RowSets } from '../rows/row-sets.ts';
import { IdentifierIndex } from './identifier-index.ts';
import { positionStep, positionSteps } from './match-cost.ts';
import type { Exactness } from './score-match.ts';
import { foldIdentifier, splitWords } from './split-words.ts';
import { Vocabulary } from './vocabulary.ts';

export type EngineDocument = Readonly<Record<string, unknown>>;

export interface TextSettings {
  readonly searchableTiers: readonly (readonly string[])[];
  readonly identifierAttributes: readonly string[];
}

const maxTextLength = 20_000;

const isYear = (word: string): boolean => /^(19|20)\d\d$/.test(word);

const textsOf = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (typeof value === 'string') return [value.slice(0, maxTextLength)];
  return typeof value === 'number' ? [String(value)] : [];
};

export interface PlacedWord {
  readonly word: string;
  readonly step: number;
}

/** In short text, also joins neighbouring words, except years. 'landcruiser' then finds 'Land Cruiser'. */
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

/** Length of the longest text whose words are cached. Longer texts seldom repeat. */
const maxRememberedLength = 80;

const rememberedWords = new RecentMap<string, readonly PlacedWord[]>(10_000);

const listWords = (text: string): readonly PlacedWord[] => {
  if (text.length > maxRememberedLength) return placeWords(text);
  const known = rememberedWords.get(text);
  if (known !== undefined) return known;
  const words = placeWords(text);
  rememberedWords.set(text, words);
  return words;
};

export class TextIndex {
  readonly vocabulary: Vocabulary;
  readonly identifiers: IdentifierIndex;
  readonly #settings: TextSettings;

  constructor(settings: TextSettings, rowSets: RowSets) {
    this.#settings = settings;
    this.vocabulary = new Vocabulary(rowSets);
    this.identifiers = new IdentifierIndex(rowSets);
  }

  get tierCount(): number {
    return this.#settings.searchableTiers.length;
  }

  prepare(): void {
    this.vocabulary.trim();
    this.identifiers.trim();
    this.vocabulary.findMatches('a', true, 0);
  }

  save() {
    return { vocabulary: this.vocabulary.save(), identifiers: this.identifiers.save() };
  }

  load({ vocabulary, identifiers }: ReturnType<TextIndex['save']>): void {
    this.vocabulary.load(vocabulary);
    this.identifiers.load(identifiers);
  }

  wordsOfAttribute(value: unknown): PlacedWord[] {
    return textsOf(value).flatMap((text) => listWords(text));
  }

  hasPhrase(value: unknown, phrase: readonly string[]): boolean {
    return textsOf(value).some((text) => {
      const words = splitWords(text);
      return words.some((_, place) => phrase.every((word, step) => words[place + step] === word));
    });
  }

  compareTexts(document: EngineDocument, wanted: readonly string[]): Exactness {
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

  replace(row: number, before: EngineDocument | undefined, next: EngineDocument | undefined): void {
    const old = this.#termsOf(before);
    const fresh = this.#termsOf(next);
    for (const [term, level] of old) if (fresh.get(term) !== level) this.vocabulary.remove(term, level, row);
    for (const [term, level] of fresh) if (old.get(term) !== level) this.vocabulary.add(term, level, row);
    for (const text of this.#identifiersOf(before)) this.identifiers.remove(text, row);
    for (const text of this.#identifiersOf(next)) this.identifiers.add(text, row);
  }

  #identifiersOf(document: EngineDocument | undefined): ReadonlySet<string> {
    const texts = this.#settings.identifierAttributes.flatMap((name) => textsOf(document?.[name]));
    return new Set(texts.map(foldIdentifier));
  }

  #termsOf(document: EngineDocument | undefined): Map<string, number> {
    const terms = new Map<string, number>();
    if (document === undefined) return terms;
    for (const [tier, names] of this.#settings.searchableTiers.entries()) {
      for (const name of names) {
        for (const text of textsOf(document[name])) {
          for (const { word, step } of listWords(text)) {
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
