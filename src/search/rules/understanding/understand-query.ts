import type { Near } from '../search-state.ts';
import { combinePhrases, type Phrase, type Understanding } from './combine-phrases.ts';
import { comparisonWords, unitWords } from './figure-words.ts';
import { type FigureMeaning, interpretFigure } from './interpret-figure.ts';
import { type Lexicon, maxPhraseWords, type Reading } from './lexicon.ts';
import { readAmount } from './read-amount.ts';
import { splitTypedWords, type TypedWord } from './split-typed-words.ts';

const exclusionWords = new Set(['not', 'no', 'without', 'except', 'excluding', 'exclude', 'minus', 'non']);

interface Found {
  readonly words: readonly TypedWord[];
  readonly reading: Reading;
}

type Step = { readonly length: number } & (
  | { readonly kind: 'figure'; readonly figure: FigureMeaning }
  | { readonly kind: 'phrase'; readonly found: Found }
  | { readonly kind: 'exclusion' }
  | { readonly kind: 'near'; readonly near: Near }
  | { readonly kind: 'unknown'; readonly word: TypedWord }
);

/** Returns null if the words are best searched as text. Takes linear time. (#21) */
export const understandQuery = (typed: string, lexicon: Lexicon): Understanding | null => {
  const words = splitTypedWords(typed);
  const phrases: Phrase[] = [];
  const figures: FigureMeaning[] = [];
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
    // A comparison without a figure means nothing, and an unknown word can't be excluded.
    else if (step.kind === 'unknown' && !isUnwanted && !comparisonWords.has(step.word.text))
      unknownWords.push(step.word);
    // The negation in 'not a ute' passes over 'a'.
    const saysNothing = step.kind === 'phrase' && step.found.reading.kind === 'empty';
    isExcluded = step.kind === 'exclusion' || (isExcluded && saysNothing);
    at += step.length;
  }
  const isTextAlone = near === null && figures.length === 0 && phrases.every(({ reading }) => reading.kind === 'text');
  return isTextAlone ? null : combinePhrases(phrases, figures, unknownWords, near);
};

const excludeFigure = ({ key, value }: FigureMeaning & { readonly kind: 'value' }): Phrase => ({
  words: [],
  reading: { kind: 'filter', key, values: [value] },
  isExcluded: true,
});

interface NearStep {
  readonly near: Near | null;
  readonly end: number;
}

const nearWords = new Set(['near', 'nearby', 'close']);

const links = new Set(['of', 'from', 'to', 'around', 'near']);

/** Kilometres meant by 'near 4215', before `chooseDistance` picks one of the site's distances. */
const usualKm = 25;

const readPostcode = (word: TypedWord | undefined): string | null =>
  word !== undefined && /^\d{4}$/.test(word.text) ? word.text : null;

const chooseDistance = (wantedKm: number, nearbyKm: readonly number[]): number | undefined =>
  nearbyKm.toSorted((a, b) => a - b).find((km) => km >= wantedKm) ?? nearbyKm.toSorted((a, b) => b - a)[0];

const readNear = (words: readonly TypedWord[], at: number, { nearbyKm, readings }: Lexicon): NearStep | null => {
  const build = (wantedKm: number, place: number): NearStep | null => {
    const postcode = readPostcode(words[place]);
    const withinKm = chooseDistance(wantedKm, nearbyKm);
    if (postcode === null) return null;
    return { near: withinKm === undefined ? null : { postcode, withinKm }, end: place + 1 };
  };
  if (nearWords.has(words[at]?.text ?? '')) {
    const place = words[at + 1]?.text === 'to' ? at + 2 : at + 1;
    // A known word keeps its meaning. The postcode of a dealer's location, for example, filters by that location.
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
    // A distance that the site can't search by must not be read as an odometer.
    if (distance.near === null) return { kind: 'unknown', word: words[distance.end - 1] as TypedWord, length };
    return { kind: 'near', near: distance.near, length };
  }
  const figure = interpretFigure(words, at, lexicon);
  const found = findPhrase(words, at, lexicon);
  if (figure !== null && !isName(figure, found)) return { kind: 'figure', figure, length: figure.end - at };
  if (found !== null) return { kind: 'phrase', found, length: found.words.length };
  return exclusionWords.has(word.text) ? { kind: 'exclusion', length: 1 } : { kind: 'unknown', word, length: 1 };
};

/** True if the figure belongs to a known name, such as '3 Series' or a Peugeot '2008'. */
const isName = ({ isPlain }: FigureMeaning, found: Found | null): boolean =>
  found !== null && (found.words.length > 1 || (!isPlain && (found.reading.kind !== 'model' || found.reading.isWhole)));

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

/** False if a minus starts a new phrase. Also false if the last word is a count, like '2' in 'mazda 2 door'. */
const isOnePhrase = (said: readonly TypedWord[], next: TypedWord | undefined): boolean => {
  const [, ...more] = said;
  const isCount = /^\d+$/.test(more.at(-1)?.text ?? '') && unitWords.has(next?.text ?? '');
  return !isCount && more.every(({ isExcluded }) => !isExcluded);
};
