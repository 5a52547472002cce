import type { RawObject } from '../config/merge-layers.ts';
import { resolveSite } from '../config/resolve-site.ts';
import type { UnversionedSite } from '../config/resolved-site.ts';
import type { SiteProblem } from '../config/site-problem.ts';
import { noPages } from './no-pages.ts';

export const resolveOrThrow = (raw: RawObject): UnversionedSite => {
  const resolution = resolveSite(raw, noPages);
  if (resolution.kind === 'refused') throw new Error(JSON.stringify(resolution.problems, null, 2));
  return resolution.site;
};

export const problemsOf = (raw: unknown): readonly SiteProblem[] => {
  const resolution = resolveSite(raw, noPages);
  return resolution.kind === 'refused' ? resolution.problems : [];
};
