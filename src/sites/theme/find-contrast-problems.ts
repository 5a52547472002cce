import { calculateContrastRatio } from './calculate-contrast-ratio.ts';
import { type ContrastPair, contrastPairs } from './contrast-pairs.ts';
import type { Palette } from './palette-schema.ts';

export interface ContrastProblem extends ContrastPair {
  /** Contrast as it is, to 1. */
  readonly ratio: number;
}

/** The pairs of a palette that are too close to be read. */
export const findContrastProblems = (palette: Palette): readonly ContrastProblem[] =>
  contrastPairs
    .map((pair) => ({ ...pair, ratio: calculateContrastRatio(palette[pair.front], palette[pair.back]) }))
    .filter(({ ratio, least }) => ratio < least);
