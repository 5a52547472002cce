import type { Palette, PaletteRole } from './palette-schema.ts';

const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

const calculateLuminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Calculates the contrast of two #rrggbb colours by WCAG 2.2, from 1 to 21. */
export const calculateContrastRatio = (one: string, other: string): number => {
  const [darker = 0, lighter = 0] = [calculateLuminance(one), calculateLuminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
};

interface ContrastPair {
  readonly front: PaletteRole;
  readonly back: PaletteRole;
  readonly least: 4.5 | 3;
}

const onEach = (front: PaletteRole, backs: readonly PaletteRole[], least: ContrastPair['least']): ContrastPair[] =>
  backs.map((back) => ({ front, back, least }));

const pageSurfaces = ['surface', 'surfaceGround', 'surfaceSunk'] as const;
const softSurfaces = ['brandSoft', 'accentSoft', 'positiveSoft', 'warningSoft', 'dangerSoft'] as const;

export const contrastPairs: readonly ContrastPair[] = [
  ...onEach('text', [...pageSurfaces, ...softSurfaces], 4.5),
  ...onEach('textQuiet', pageSurfaces, 4.5),
  ...onEach('link', pageSurfaces, 4.5),
  ...onEach('onInk', ['surfaceInk', 'surfaceInkRaised'], 4.5),
  ...onEach('onInkQuiet', ['surfaceInk'], 4.5),
  ...onEach('onBrand', ['brand', 'brandDeep'], 4.5),
  ...onEach('onBrandQuiet', ['brand', 'brandDeep'], 4.5),
  ...onEach('onAccent', ['accent', 'accentDeep'], 4.5),
  ...onEach('onAction', ['action', 'actionDeep'], 4.5),
  ...onEach('positive', ['surface', 'surfaceSunk', 'positiveSoft'], 4.5),
  ...onEach('warning', ['surface', 'warningSoft'], 4.5),
  ...onEach('danger', ['surface', 'dangerSoft'], 4.5),
  ...onEach('lineStrong', ['surface', 'surfaceGround'], 3),
  ...onEach('action', ['surface', 'surfaceGround'], 3),
  ...onEach('focus', pageSurfaces, 3),
  ...onEach('focusOnInk', ['surfaceInk'], 3),
  ...onEach('focusOnBrand', ['brand'], 3),
];

interface ContrastProblem extends ContrastPair {
  readonly ratio: number;
}

export const findContrastProblems = (palette: Palette): readonly ContrastProblem[] =>
  contrastPairs
    .map((pair) => ({ ...pair, ratio: calculateContrastRatio(palette[pair.front], palette[pair.back]) }))
    .filter(({ ratio, least }) => ratio < least);
