import { isRawObject } from '../merge-layers.ts';
import type { SiteProblem } from '../site-problem.ts';

export interface TextEntry {
  readonly path: SiteProblem['path'];
  readonly value: string;
}

export const listTexts = (value: unknown, path: TextEntry['path'] = []): readonly TextEntry[] => {
  if (typeof value === 'string') return [{ path, value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => listTexts(item, [...path, index]));
  return isRawObject(value) ? Object.entries(value).flatMap(([key, item]) => listTexts(item, [...path, key])) : [];
};
