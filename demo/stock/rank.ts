/** The fields that decide the recommended order. */
export interface RankFacts {
  readonly listedDaysAgo: number;
  readonly photoCount: number;
  readonly hasPrice: boolean;
  readonly isSold: boolean;
  readonly isReserved: boolean;
}

/**
 * Returns the rank in the recommended order, greater first. Pictures and a price weigh most, then freshness over 60 days, then
 * a complete gallery. Reserved and sold vehicles rank lower.
 * @spec D.18
 */
export const calculateCustomRank = (facts: RankFacts): number =>
  (facts.photoCount > 0 ? 400 : 0) +
  (facts.hasPrice ? 300 : 0) +
  Math.round((Math.max(0, 60 - facts.listedDaysAgo) / 60) * 200) +
  Math.min(12, facts.photoCount) * 8 -
  (facts.isReserved ? 150 : 0) -
  (facts.isSold ? 500 : 0);
