/** Returns an SVG transform that widens a drawing of width 320 around its middle, and moves it down. */
export const widen = (factor: number, down = 0): string =>
  `matrix(${factor} 0 0 1 ${Math.round(160 * (1 - factor) * 10) / 10} ${down})`;
