import { readCatalogue, textOf } from './read-catalogue.ts';

/** A sentence of a dealer's comments. Words in braces are placeholders. */
export interface Phrase {
  readonly part: string;
  readonly kinds: readonly string[];
  readonly carTypes: readonly string[];
  /** A comment has at most one sentence on each topic. */
  readonly topic: string;
  readonly text: string;
}

const phrases: readonly Phrase[] = readCatalogue('phrases').map((row) => ({
  part: textOf(row, 'part'),
  kinds: textOf(row, 'kinds').split(','),
  carTypes: textOf(row, 'carTypes').split(','),
  topic: textOf(row, 'topic'),
  text: textOf(row, 'text'),
}));

const fits = (allowed: readonly string[], value: string): boolean => allowed.includes('*') || allowed.includes(value);

/** Finds the sentences for a part of the comments that are true of this kind of vehicle. */
export const findPhrases = (part: string, kind: string, carType: string): readonly Phrase[] =>
  phrases.filter((phrase) => phrase.part === part && fits(phrase.kinds, kind) && fits(phrase.carTypes, carType));
