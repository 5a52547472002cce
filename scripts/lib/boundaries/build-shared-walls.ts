import type { IForbiddenRuleType } from 'dependency-cruiser';
import { buildWall } from './wall.ts';

export const buildSharedWalls = (slices: readonly string[]): readonly IForbiddenRuleType[] => [
  buildWall({ name: 'lib imports nothing', inside: '^src/lib/', mayImport: ['^src/lib/'] }),
  buildWall({ name: 'ui imports lib', inside: '^src/ui/', mayImport: ['^src/(?:ui|lib)/'] }),
  buildWall({ name: 'platform imports lib', inside: '^src/platform/', mayImport: ['^src/(?:platform|lib)/'] }),
  buildWall({
    name: 'the model of a site imports lib',
    inside: '^src/sites/model/',
    mayImport: ['^src/sites/model/', '^src/lib/'],
  }),
  buildWall({
    name: 'web of sites imports the model and ui',
    inside: '^src/sites/web/',
    mayImport: ['^src/sites/(?:model|web)/', '^src/(?:lib|ui)/'],
  }),
  buildWall({
    name: 'the configuration of sites joins rules of slices',
    inside: '^src/sites/(?:config|presets|theme)/',
    mayImport: ['^src/sites/(?:model|config|presets|theme)/', '^src/lib/', `^src/(?:${slices.join('|')})/rules/`],
  }),
  buildWall({
    name: 'the server of sites imports their configuration',
    inside: '^src/sites/server/',
    mayImport: ['^src/sites/(?:model|config|server)/', '^src/(?:lib|platform)/'],
  }),
];
