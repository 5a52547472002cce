import type { MatchScore } from '../../engine/text/score-match.ts';

export const describeScore = (match: MatchScore | undefined): Record<string, unknown> => {
  if (match === undefined) return {};
  const { scores, matchingWords, maxMatchingWords, typoCount, maxTypoCount, exactness } = match;
  return {
    words: { order: 0, matchingWords, maxMatchingWords, score: scores.words },
    typo: { order: 1, typoCount, maxTypoCount, score: scores.typo },
    proximity: { order: 2, score: scores.proximity },
    attributeRank: { order: 3, score: scores.attribute },
    wordPosition: { order: 4, score: scores.position },
    exactness: { order: 5, matchType: exactness, score: scores.exactness },
  };
};
