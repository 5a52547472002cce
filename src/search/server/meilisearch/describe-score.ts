import type { MatchScore } from '../../engine/text/score-match.ts';

/** How a hit came by its score, rule by rule, in the protocol's form; a search without words ranks by nothing. */
export const describeScore = (match: MatchScore | undefined): Record<string, unknown> => {
  if (match === undefined) return {};
  const { scores, matchingWords, maxMatchingWords, typoCount, maxTypoCount } = match;
  return {
    words: { order: 0, matchingWords, maxMatchingWords, score: scores.words },
    typo: { order: 1, typoCount, maxTypoCount, score: scores.typo },
    attribute: {
      order: 2,
      attributeRankingOrderScore: scores.attribute,
      queryWordDistanceScore: scores.position,
      score: scores.attribute,
    },
    proximity: { order: 3, score: scores.proximity },
    exactness: {
      order: 4,
      matchType: 'noExactMatch',
      matchingWords: scores.exactness === 1 ? matchingWords : matchingWords - 1,
      maxMatchingWords: matchingWords,
      score: scores.exactness,
    },
  };
};
