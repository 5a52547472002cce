import type { PaletteRole } from './palette-schema.ts';

/** Two colours that meet on a page, and how far apart they must be by WCAG 2.2: 4.5 for text, 3 for controls. */
export interface ContrastPair {
  readonly front: PaletteRole;
  readonly back: PaletteRole;
  readonly least: 4.5 | 3;
}

const onEach = (front: PaletteRole, backs: readonly PaletteRole[], least: ContrastPair['least']): ContrastPair[] =>
  backs.map((back) => ({ front, back, least }));

const pageSurfaces = ['surface', 'surfaceGround', 'surfaceSunk'] as const;
const softSurfaces = ['brandSoft', 'accentSoft', 'positiveSoft', 'warningSoft', 'dangerSoft'] as const;

/** Every pair that components use. */
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
