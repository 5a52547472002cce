import { positionSteps, readCost } from './match-cost.ts';

/** How one of the things that rank a hit turned out, as a rank among the possible ones: 1 is the worst. */
interface Rank {
  readonly rank: number;
  readonly maxRank: number;
}

const scoreOf = ({ rank, maxRank }: Rank): number => rank / maxRank;

/** Ranks one after another as one number from 0 to 1: the first weighs most. */
const combine = (ranks: readonly Rank[]): number => {
  let [rank, maxRank] = [1, 1];
  for (const next of ranks) {
    rank = (rank - 1) * next.maxRank + next.rank;
    maxRank *= next.maxRank;
  }
  return rank / maxRank;
};

/** How well a hit fits the words of a query: 1 is as written. */
export interface MatchScore {
  readonly score: number;
  readonly matchingWords: number;
  readonly maxMatchingWords: number;
  readonly typoCount: number;
  readonly maxTypoCount: number;
  /** Each from 0 to 1. */
  readonly scores: Readonly<Record<'words' | 'typo' | 'attribute' | 'proximity' | 'position' | 'exactness', number>>;
}

const rankDown = (steps: number, most: number): Rank => ({
  rank: most + 1 - Math.min(steps, most),
  maxRank: most + 1,
});

/** @param tierCount tiers of attributes that words can stand in */
export const scoreMatch = (cost: number, wordCount: number, tierCount: number): MatchScore => {
  const parts = readCost(cost);
  const matchingWords = wordCount - parts.missingWords;
  const isBegun = parts.placeSteps % 2 === 1;
  const tiersDown = (parts.placeSteps - (isBegun ? 3 : 0)) / 2;
  const maxTypoCount = 2 * matchingWords;
  const ranks = {
    words: { rank: matchingWords, maxRank: wordCount },
    typo: rankDown(parts.typos, maxTypoCount),
    attribute: rankDown(tiersDown, matchingWords * (tierCount - 1)),
    proximity: rankDown(parts.wordsApart, Math.max(0, matchingWords - 1)),
    position: rankDown(parts.positionSteps, matchingWords * (positionSteps - 1)),
    exactness: rankDown(isBegun ? 1 : 0, 1),
  };
  const { words, typo, attribute, proximity, position, exactness } = ranks;
  return {
    score: combine([words, typo, attribute, proximity, position, exactness]),
    ...{ matchingWords, maxMatchingWords: wordCount, typoCount: parts.typos, maxTypoCount },
    scores: {
      words: scoreOf(words),
      typo: scoreOf(typo),
      attribute: scoreOf(attribute),
      proximity: scoreOf(proximity),
      position: scoreOf(position),
      exactness: scoreOf(exactness),
    },
  };
};
