/** Colours of the gauge. @spec B9.04 */
export type FillLevel = 'low' | 'medium' | 'high';

const mediumFrom = 0.3;
const highFrom = 0.6;
const greatFrom = 0.65;
const leastArcPercent = 20;

/** The colour of a fill. @spec B9.04 */
export const chooseFillLevel = (fill: number): FillLevel => {
  if (fill < mediumFrom) return 'low';
  return fill < highFrom ? 'medium' : 'high';
};

/** The words for a fill. @spec B9.05 */
export const chooseFillLabel = (fill: number): string => (fill < greatFrom ? 'Good Deal' : 'Great Deal');

/** How much of the arc is filled, in percent: never so little that it cannot be seen. @spec B9.45, D.14 */
export const calculateArcPercent = (fill: number): number => Math.max(leastArcPercent, Math.round(fill * 100));
