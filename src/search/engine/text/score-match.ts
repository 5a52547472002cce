import { positionSteps, unpackCost } from './match-cost.ts';

interface Rank {
  readonly rank: number;
  readonly maxRank: number;
}

const scoreOf = ({ rank, maxRank }: Rank): number => rank / maxRank;

const combine = (ranks: readonly Rank[]): number => {
  let [rank, maxRank] = [1, 1];
  for (const next of ranks) {
    rank = (rank - 1) * next.maxRank + next.rank;
    maxRank *= next.maxRank;
  }
  return rank / maxRank;
};

export type Exactness = 'exactMatch' | 'matchesStart' | 'noExactMatch';

export interface MatchScore {
  readonly score: number;
  readonly matchingWords: number;
  readonly maxMatchingWords: number;
  readonly typoCount: number;
  readonly maxTypoCount: number;
  readonly exactness: Exactness;
  readonly scores: Readonly<Record<'words' | 'typo' | 'attribute' | 'proximity' | 'position' | 'exactness', number>>;
}

const rankDown = (steps: number, most: number): Rank => ({
  rank: most + 1 - Math.min(steps, most),
  maxRank: most + 1,
});

const stepsByExactness: Readonly<Record<Exactness, number>> = { exactMatch: 0, matchesStart: 1, noExactMatch: 2 };

export const isAsWritten = (cost: number): boolean => {
  const { missingWords, typos, placeSteps } = unpackCost(cost);
  return missingWords === 0 && typos === 0 && placeSteps % 2 === 0;
};

export const scoreMatch = (cost: number, exactness: Exactness, wordCount: number, tierCount: number): MatchScore => {
  const parts = unpackCost(cost);
  const matchingWords = wordCount - parts.missingWords;
  const tiersDown = Math.floor(parts.placeSteps / 2);
  const maxTypoCount = 2 * matchingWords;
  const ranks = {
    words: { rank: matchingWords, maxRank: wordCount },
    typo: rankDown(parts.typos, maxTypoCount),
    proximity: rankDown(parts.wordsApart, Math.max(0, matchingWords - 1)),
    attribute: rankDown(tiersDown, matchingWords * (tierCount - 1)),
    position: rankDown(parts.positionSteps, matchingWords * (positionSteps - 1)),
    exactness: rankDown(stepsByExactness[exactness], 2),
  };
  const { words, typo, attribute, proximity, position } = ranks;
  return {
    score: combine([words, typo, attribute, proximity, position, ranks.exactness]),
    matchingWords,
    maxMatchingWords: wordCount,
    typoCount: parts.typos,
    maxTypoCount,
    exactness,
    scores: {
      words: scoreOf(words),
      typo: scoreOf(typo),
      attribute: scoreOf(attribute),
      proximity: scoreOf(proximity),
      position: scoreOf(position),
      exactness: scoreOf(ranks.exactness),
    },
  };
};
