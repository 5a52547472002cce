import { readCatalogue, textOf } from './read-catalogue.ts';

/** Words in braces in `text` are placeholders. */
export interface Phrase {
  readonly dealer: string;
  readonly part: string;
  readonly carTypes: readonly string[];
  /** Only sentences on a vehicle's condition have a topic. A comment has at most one sentence on each topic. */
  readonly topic: string;
  readonly text: string;
}

const phrases: readonly Phrase[] = readCatalogue('phrases').map((row) => ({
  dealer: textOf(row, 'dealer'),
  part: textOf(row, 'part'),
  carTypes: textOf(row, 'carTypes').split(','),
  topic: textOf(row, 'topic'),
  text: textOf(row, 'text'),
}));

const fits = (allowed: readonly string[], value: string): boolean => allowed.includes('*') || allowed.includes(value);

export const findPhrases = (dealer: string, part: string, carType: string): readonly Phrase[] =>
  phrases.filter((phrase) => phrase.dealer === dealer && phrase.part === part && fits(phrase.carTypes, carType));
