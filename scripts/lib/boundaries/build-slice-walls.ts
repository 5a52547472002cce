import type { IForbiddenRuleType } from 'dependency-cruiser';
import { buildWall, testFiles } from './wall.ts';

const lib = '^src/lib/';
const model = '^src/sites/model/';

const layersOf = (slices: readonly string[], ...layers: readonly string[]): string =>
  slices.length === 0 ? '(?!)' : `^src/(?:${slices.join('|')})/(?:${layers.join('|')})/`;

const buildLayerWalls = (slice: string, known: readonly string[]): readonly IForbiddenRuleType[] => {
  const own = (...layers: readonly string[]) => layersOf([slice], ...layers);
  const pure = [lib, model, own('rules', 'engine')];
  return [
    buildWall({
      name: `${slice}: rules import rules`,
      inside: own('rules', 'engine'),
      mayImport: [...pure, layersOf(known, 'rules')],
    }),
    buildWall({
      name: `${slice}: view imports rules and view`,
      inside: own('view'),
      mayImport: [...pure, own('view'), layersOf(known, 'rules', 'view')],
    }),
    buildWall({
      name: `${slice}: web imports rules, view and ui`,
      inside: own('web'),
      mayImport: [lib, model, '^src/ui/', own('rules', 'view', 'web'), layersOf(known, 'rules', 'view')],
    }),
    buildWall({
      name: `${slice}: server imports no routes or jobs of another slice`,
      inside: own('server'),
      mayImport: [
        ...pure,
        '^src/platform/',
        own('view', 'server'),
        layersOf(known, 'rules', 'view'),
        known.length === 0 ? '(?!)' : `^src/(?:${known.join('|')})/server/(?!.*(?:routes|job)\\.ts$)`,
      ],
    }),
  ];
};

export const buildSliceWalls = (
  slices: readonly string[],
  knownSlices: Readonly<Record<string, readonly string[]>>,
): readonly IForbiddenRuleType[] =>
  slices.flatMap((slice) => {
    const known = knownSlices[slice] ?? [];
    const strangers = slices.filter((other) => other !== slice && !known.includes(other));
    return [
      ...buildLayerWalls(slice, known),
      {
        name: `${slice}: tests know whom the slice knows`,
        severity: 'error',
        from: { path: `^src/${slice}/.*${testFiles}` },
        to: { path: strangers.length === 0 ? '(?!)' : `^src/(?:${strangers.join('|')})/` },
      },
    ];
  });
