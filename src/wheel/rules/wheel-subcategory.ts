/** What a lead is about that came of a turn of the wheel. @spec L2.15, D.36 */
export const wheelSubcategory = 'Spin to Win';
