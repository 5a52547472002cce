import type { Near } from '../search-state.ts';
import { comparisonWords, unitWords } from './figure-words.ts';
import type { Lexicon } from './lexicon.ts';
import { readAmount } from './read-amount.ts';
import type { TypedWord } from './split-typed-words.ts';

/** A distance from a postcode. */
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
export const readNear = (words: readonly TypedWord[], at: number, { nearbyKm, readings }: Lexicon): NearStep | null => {
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
