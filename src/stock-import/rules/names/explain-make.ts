import { findKnownMake, knownMakes } from './known-makes.ts';
import { findMakeOfModel } from './known-models.ts';
import { toNameKey } from './name-key.ts';

/** Levenshtein distance. */
const distanceOf = (one: string, other: string): number => {
  let before = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [row, letter] of [...one].entries()) {
    const current = [row + 1];
    for (const [column, otherLetter] of [...other].entries()) {
      const replaced = (before[column] ?? 0) + (letter === otherLetter ? 0 : 1);
      current.push(Math.min(replaced, (before[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1));
    }
    before = current;
  }
  return before.at(-1) ?? 0;
};

/**
 * Minimum number of letters of an unknown make that we compare with the known ones. Shorter names resemble each other
 * too much: 'MAN' and 'RAM'.
 */
const shortest = 5;
const longest = 24;
const lettersForEachChange = 3.5;

const findNearMake = (text: string): string | undefined => {
  const key = toNameKey(text);
  if (key.length < shortest || key.length > longest) return undefined;
  const [best] = knownMakes
    .map((make) => ({ make, distance: distanceOf(key, toNameKey(make)) }))
    .toSorted((one, other) => one.distance - other.distance);
  return best !== undefined && best.distance <= Math.floor(key.length / lettersForEachChange) ? best.make : undefined;
};

export const explainMake = (make: string): string | undefined => {
  if (findKnownMake(make) !== undefined) return undefined;
  const named = JSON.stringify(make);
  const ofModel = findMakeOfModel(make);
  if (ofModel !== undefined) return `${named} isn't a make we know, but is a model of ${ofModel}. It's shown as it is`;
  const near = findNearMake(make);
  return near === undefined
    ? undefined
    : `${named} isn't a make we know. If it's ${near}, correct it; it's shown as it is`;
};

export const createMakeExplainer = (): typeof explainMake => {
  const known = new Map<string, string | undefined>();
  return (make) => {
    if (!known.has(make)) known.set(make, explainMake(make));
    return known.get(make);
  };
};
