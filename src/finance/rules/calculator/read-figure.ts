/** A figure as people type it ('$42,990', '7.5 %'); undefined of what is none. */
export const readFigure = (text: string): number | undefined => {
  const digits = text.replaceAll(/[$,%\s]/g, '');
  const value = Number(digits);
  return digits === '' || !Number.isFinite(value) ? undefined : value;
};
