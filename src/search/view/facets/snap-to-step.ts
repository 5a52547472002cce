/** The ends of a slider: the least and greatest value of the stock, moved outward onto the step. */
export const snapToStep = (
  { min, max }: { readonly min: number; readonly max: number },
  step: number,
): { readonly min: number; readonly max: number } => ({
  min: Math.floor(min / step) * step,
  max: Math.ceil(max / step) * step,
});
