import type { IForbiddenRuleType } from 'dependency-cruiser';
import { buildAppWalls } from './build-app-walls.ts';
import { buildSharedWalls } from './build-shared-walls.ts';
import { buildSliceWalls } from './build-slice-walls.ts';
import { generalWalls } from './general-walls.ts';

export const buildBoundaryRules = (
  slices: readonly string[],
  knownSlices: Readonly<Record<string, readonly string[]>>,
  hostedSlices: readonly string[],
): readonly IForbiddenRuleType[] => [
  ...generalWalls,
  ...buildSharedWalls(slices),
  ...buildSliceWalls(slices, knownSlices),
  ...buildAppWalls(slices, hostedSlices),
];
