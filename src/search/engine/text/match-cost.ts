/*
 * How badly a row fits a query, as one number: the words it lacks weigh most, then typos, then where the words stand and
 * whether the last is only begun, then whether neighbours stand apart, then how far back in their texts they stand.
 */

/** Positions of one word are told apart in this many steps. */
export const positionSteps = 3;
/** Words of a text that count as its front, and as its middle. */
const [frontWords, middleWords] = [4, 12];

export const positionStep = (place: number): number => (place < frontWords ? 0 : place < middleWords ? 1 : 2);

const positionBits = 5;
const distanceBits = 4;
const placeBits = 8;
const typoBits = 5;
export const positionCost = 1;
export const distanceCost = 1 << positionBits;
const placeCost = 1 << (positionBits + distanceBits);
/** Of one tier further down. */
export const tierCost = 2 * placeCost;
/**
 * Of a word that is only begun. One that is whole in the next tier comes before it, one in the tier after does not: 'ev',
 * 'Everest'. A single letter is somebody typing on.
 */
export const costOfBeginning = (word: string): number => (word.length === 1 ? placeCost : 3 * placeCost);
export const typoCost = placeCost << placeBits;
export const missingCost = typoCost << typoBits;
/** More than any row's cost. */
export const noWay = missingCost << 4;

export interface MatchParts {
  readonly missingWords: number;
  readonly typos: number;
  /** Steps down: two for each tier, and an odd number for a word that is only begun. */
  readonly placeSteps: number;
  readonly wordsApart: number;
  readonly positionSteps: number;
}

const lowBits = (value: number, bits: number): number => value & ((1 << bits) - 1);

export const readCost = (cost: number): MatchParts => ({
  missingWords: Math.floor(cost / missingCost),
  typos: lowBits(Math.floor(cost / typoCost), typoBits),
  placeSteps: lowBits(Math.floor(cost / placeCost), placeBits),
  wordsApart: lowBits(cost >>> positionBits, distanceBits),
  positionSteps: lowBits(cost, positionBits),
});
