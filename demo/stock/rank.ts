export interface RankFacts {
  readonly listedDaysAgo: number;
  readonly photoCount: number;
  readonly hasPrice: boolean;
  readonly isSold: boolean;
  readonly isReserved: boolean;
}

/** Vehicles with a greater rank are listed first. @spec D.18 */
export const calculateCustomRank = (facts: RankFacts): number =>
  (facts.photoCount > 0 ? 400 : 0) +
  (facts.hasPrice ? 300 : 0) +
  Math.round((Math.max(0, 60 - facts.listedDaysAgo) / 60) * 200) +
  Math.min(12, facts.photoCount) * 8 -
  (facts.isReserved ? 150 : 0) -
  (facts.isSold ? 500 : 0);
