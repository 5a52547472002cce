/** Columns of a grid of location cards on a wide screen: fewer than three stand half the width each. @spec L9.18, D.46 */
export const countGridColumns = (count: number): 2 | 3 | 4 => {
  if (count < 3) return 2;
  return count === 3 || count === 6 ? 3 : 4;
};
