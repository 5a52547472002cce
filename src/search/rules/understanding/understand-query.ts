import type { Near } from '../search-state.ts';
import { combinePhrases, type Phrase, type Understanding } from './combine-phrases.ts';
import { comparisonWords, unitWords } from './figure-words.ts';
import { type Lexicon, maxPhraseWords, type Reading } from './lexicon.ts';
import { readAmount } from './read-amount.ts';
import { type Figure, readFigure } from './read-figure.ts';
import { splitTypedWords, type TypedWord } from './split-typed-words.ts';

/** Words that turn the next phrase into its opposite. */
const exclusionWords = new Set(['not', 'no', 'without', 'except', 'excluding', 'exclude', 'minus', 'non']);

interface Found {
  readonly words: readonly TypedWord[];
  readonly reading: Reading;
}

type Step = { readonly length: number } & (
  | { readonly kind: 'figure'; readonly figure: Figure }
  | { readonly kind: 'phrase'; readonly found: Found }
  | { readonly kind: 'exclusion' }
  | { readonly kind: 'near'; readonly near: Near }
  | { readonly kind: 'unknown'; readonly word: TypedWord }
);

/**
 * What a shopper's words mean on a site; null when they are best searched as they are. Never throws; takes time in proportion to the words,
 * whose number is bounded. (#21)
 */
export const understandQuery = (typed: string, lexicon: Lexicon): Understanding | null => {
  const words = splitTypedWords(typed);
  const phrases: Phrase[] = [];
  const figures: Figure[] = [];
  const unknownWords: TypedWord[] = [];
  let near: Near | null = null;
  let isExcluded = false;
  for (let at = 0; at < words.length; ) {
    const step = readStep(words, at, lexicon);
    const isUnwanted = isExcluded || (words[at]?.isExcluded ?? false);
    if (step.kind === 'figure' && isUnwanted && step.figure.kind === 'value') phrases.push(excludeFigure(step.figure));
    else if (step.kind === 'figure') figures.push(step.figure);
    else if (step.kind === 'near') near = step.near;
    else if (step.kind === 'phrase') phrases.push({ ...step.found, isExcluded: isUnwanted });
    // A bound without its figure says nothing, and what nobody knows can't be excluded.
    else if (step.kind === 'unknown' && !isUnwanted && !comparisonWords.has(step.word.text))
      unknownWords.push(step.word);
    // 'not a ute': the opposite is that of the first word that says something.
    const saysNothing = step.kind === 'phrase' && step.found.reading.kind === 'empty';
    isExcluded = step.kind === 'exclusion' || (isExcluded && saysNothing);
    at += step.length;
  }
  const isTextAlone = near === null && figures.length === 0 && phrases.every(({ reading }) => reading.kind === 'text');
  return isTextAlone ? null : combinePhrases(phrases, figures, unknownWords, near);
};

/** 'not 7 seats' */
const excludeFigure = ({ key, value }: Figure & { readonly kind: 'value' }): Phrase => ({
  words: [],
  reading: { kind: 'filter', key, values: [value] },
  isExcluded: true,
});

interface NearStep {
  /** Null where the site offers no distances. */
  readonly near: Near | null;
  /** The place after its last word. */
  readonly end: number;
}

const nearWords = new Set(['near', 'nearby', 'close']);

const links = new Set(['of', 'from', 'to', 'around', 'near']);

/** How far 'near' reaches, unless the site offers longer ways alone. */
const usualKm = 25;

const readPostcode = (word: TypedWord | undefined): string | null =>
  word !== undefined && /^\d{4}$/.test(word.text) ? word.text : null;

/** The least distance that the site offers and that reaches as far, else its greatest. */
const chooseDistance = (wantedKm: number, nearbyKm: readonly number[]): number | undefined =>
  nearbyKm.toSorted((a, b) => a - b).find((km) => km >= wantedKm) ?? nearbyKm.toSorted((a, b) => b - a)[0];

/**
 * The distance from a postcode that starts at a place: 'within 20 km of 4032', 'near 4000'; null where none does.
 */
const readNear = (words: readonly TypedWord[], at: number, { nearbyKm, readings }: Lexicon): NearStep | null => {
  const build = (wantedKm: number, place: number): NearStep | null => {
    const postcode = readPostcode(words[place]);
    const withinKm = chooseDistance(wantedKm, nearbyKm);
    if (postcode === null) return null;
    return { near: withinKm === undefined ? null : { postcode, withinKm }, end: place + 1 };
  };
  if (nearWords.has(words[at]?.text ?? '')) {
    const place = words[at + 1]?.text === 'to' ? at + 2 : at + 1;
    // A place of the dealer's own is that place.
    return readings.has(words[place]?.text ?? '') ? null : build(usualKm, place);
  }
  const isBounded = comparisonWords.get(words[at]?.text ?? '') === 'max';
  const amount = readAmount(words, isBounded ? at + 1 : at);
  if (amount === null) return null;
  const unitEnd = amount.unit === null ? amount.end + 1 : amount.end;
  const isKm = unitWords.get(amount.unit ?? words[amount.end]?.text ?? '')?.keys[0] === 'km';
  return isKm && links.has(words[unitEnd]?.text ?? '') ? build(amount.value, unitEnd + 1) : null;
};

const readStep = (words: readonly TypedWord[], at: number, lexicon: Lexicon): Step => {
  const word = words[at] as TypedWord;
  const distance = readNear(words, at, lexicon);
  if (distance !== null) {
    const length = distance.end - at;
    // A distance that the site can't measure is no odometer.
    if (distance.near === null) return { kind: 'unknown', word: words[distance.end - 1] as TypedWord, length };
    return { kind: 'near', near: distance.near, length };
  }
  const figure = readFigure(words, at, lexicon);
  const found = findPhrase(words, at, lexicon);
  if (figure !== null && !isName(figure, found)) return { kind: 'figure', figure, length: figure.end - at };
  if (found !== null) return { kind: 'phrase', found, length: found.words.length };
  return exclusionWords.has(word.text) ? { kind: 'exclusion', length: 1 } : { kind: 'unknown', word, length: 1 };
};

/** Whether a number is a name instead: 'mazda 3', 'tank 300', a Peugeot '2008', a postcode. */
const isName = ({ isPlain }: Figure, found: Found | null): boolean =>
  found !== null && (found.words.length > 1 || (!isPlain && (found.reading.kind !== 'model' || found.reading.isWhole)));

/** The longest phrase that starts at a place and has a meaning; a plural has that of its singular. */
const findPhrase = (words: readonly TypedWord[], at: number, { readings }: Lexicon): Found | null => {
  for (let length = Math.min(maxPhraseWords, words.length - at); length > 0; length--) {
    const said = words.slice(at, at + length);
    if (!isOnePhrase(said, words[at + length])) continue;
    const joined = said.map(({ text }) => text).join('');
    const reading = readings.get(joined) ?? (/[^s]s$/.test(joined) ? readings.get(joined.slice(0, -1)) : undefined);
    if (reading !== undefined) return { words: said, reading };
  }
  return null;
};

/** A minus starts a phrase of its own, and '2 door' after 'mazda' counts doors. */
const isOnePhrase = (said: readonly TypedWord[], next: TypedWord | undefined): boolean => {
  const [, ...more] = said;
  const isCount = /^\d+$/.test(more.at(-1)?.text ?? '') && unitWords.has(next?.text ?? '');
  return !isCount && more.every(({ isExcluded }) => !isExcluded);
};
