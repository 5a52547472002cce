import type { z } from 'zod';
import { presets } from '../presets/presets.ts';
import { buildResolvedSite, type SitePages } from './build-resolved-site.ts';
import { explainIssues } from './explain-issues.ts';
import { findReferenceProblems } from './find-reference-problems.ts';
import { isRawObject, mergeLayers, type RawObject } from './merge-layers.ts';
import type { ResolvedSite } from './resolved-site.ts';
import type { SiteProblem } from './site-problem.ts';
import { siteSchema, templateNames } from './site-schema.ts';

export type SiteResolution =
  | { readonly kind: 'site'; readonly site: Omit<ResolvedSite, 'configVersion'> }
  | { readonly kind: 'refused'; readonly problems: readonly SiteProblem[] };

const findPreset = (raw: RawObject): RawObject => {
  const name = templateNames.find((template) => template === raw.template);
  return name === undefined ? {} : { ...presets[name] };
};

export const layerOverPreset = (raw: RawObject): RawObject => mergeLayers(findPreset(raw), raw);

/** Resolves a site: schema defaults, then the template's preset, then the site's own file. @spec B0.02, B1.16 */
export const resolveSite = (raw: unknown, pages: SitePages): SiteResolution => {
  if (!isRawObject(raw)) {
    return {
      kind: 'refused',
      problems: [{ path: [], message: 'holds no keys', allowed: 'slug, template, name, ...' }],
    };
  }
  const input = layerOverPreset(raw);
  const parsed: z.ZodSafeParseResult<z.output<typeof siteSchema>> = siteSchema.safeParse(input);
  if (!parsed.success) return { kind: 'refused', problems: explainIssues(parsed.error.issues, input) };
  const problems = findReferenceProblems(parsed.data);
  if (problems.length > 0) return { kind: 'refused', problems };
  return { kind: 'site', site: buildResolvedSite(parsed.data, pages) };
};
