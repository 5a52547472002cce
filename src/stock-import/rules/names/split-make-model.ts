import { findKnownMake } from './known-makes.ts';
import { findKnownModel } from './known-models.ts';

export interface MakeAndModel {
  readonly make: string;
  readonly model: string;
  /**
   * The text after a known model, such as 'SR5' in 'Toyota HiLux SR5'. Null if the model is unknown or nothing follows.
   */
  readonly badge: string | null;
}

const separators = /[\s/|,]+/;
const mostWords = 4;

const findStart = (words: readonly string[], find: (text: string) => string | undefined) => {
  for (let count = Math.min(mostWords, words.length); count > 0; count -= 1) {
    const found = find(words.slice(0, count).join(' '));
    if (found !== undefined) return { found, rest: words.slice(count) };
  }
  return undefined;
};

const splitWords = (text: string): readonly string[] =>
  text.split(separators).filter((word) => word !== '' && word !== '-');

export const startsWithModel = (make: string, text: string): boolean => {
  const known = findKnownMake(make);
  return known !== undefined && findStart(splitWords(text), (name) => findKnownModel(known, name)) !== undefined;
};

export const splitMakeModel = (text: string): MakeAndModel | undefined => {
  const start = findStart(splitWords(text), findKnownMake);
  if (start === undefined || start.rest.length === 0) return undefined;
  const { found: make, rest } = start;
  const known = findStart(rest, (name) => findKnownModel(make, name));
  if (known === undefined) return { make, model: rest.join(' '), badge: null };
  return { make, model: known.found, badge: known.rest.length === 0 ? null : known.rest.join(' ') };
};
