/** A percentage with two decimals, as rates are stated: 7.4 becomes '7.40%'. */
export const formatPercent = (percent: number): string => `${percent.toFixed(2)}%`;
