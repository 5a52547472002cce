/** Number of steps for a word's position in a text: front, middle and rest. */
export const positionSteps = 3;
const [frontWords, middleWords] = [4, 12];

export const positionStep = (place: number): number => (place < frontWords ? 0 : place < middleWords ? 1 : 2);

const positionBits = 5;
const distanceBits = 4;
const placeBits = 8;
const typoBits = 5;
export const positionCost = 1;
export const distanceCost = 1 << positionBits;
const placeCost = 1 << (positionBits + distanceBits);
export const tierCost = 2 * placeCost;
export const prefixCost = (word: string): number => (word.length === 1 ? placeCost : 3 * placeCost);
export const typoCost = placeCost << placeBits;
export const missingCost = typoCost << typoBits;
export const unreachableCost = missingCost << 4;

export interface CostParts {
  readonly missingWords: number;
  readonly typos: number;
  readonly placeSteps: number;
  readonly wordsApart: number;
  readonly positionSteps: number;
}

const lowBits = (value: number, bits: number): number => value & ((1 << bits) - 1);

export const unpackCost = (cost: number): CostParts => ({
  missingWords: Math.floor(cost / missingCost),
  typos: lowBits(Math.floor(cost / typoCost), typoBits),
  placeSteps: lowBits(Math.floor(cost / placeCost), placeBits),
  wordsApart: lowBits(cost >>> positionBits, distanceBits),
  positionSteps: lowBits(cost, positionBits),
});
