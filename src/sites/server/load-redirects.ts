import { checkRedirects } from '../config/pages/check-redirects.ts';
import type { ResolvedSite } from '../config/resolved-site.ts';
import { formatRefusal } from './format-refusal.ts';
import { parseYaml } from './parse-yaml.ts';
import { readIfAny } from './read-if-any.ts';

export interface LoadedRedirects {
  readonly redirects: ResolvedSite['redirects'];
  readonly refusals: readonly string[];
}

/** Reads a site's redirects.yaml, if it has one. None may hide one of the pages. */
export const loadRedirects = async (file: string, pagePaths: ReadonlySet<string>): Promise<LoadedRedirects> => {
  const refuse = (...given: Parameters<typeof formatRefusal>): LoadedRedirects => ({
    redirects: {},
    refusals: [formatRefusal(...given)],
  });
  const text = await readIfAny(file);
  if (text === undefined) return { redirects: {}, refusals: [] };
  const yaml = parseYaml(text);
  if (yaml.kind === 'refused')
    return refuse(
      file,
      yaml.reasons.map((message) => ({ path: [], message })),
    );
  const checked = checkRedirects(yaml.raw, (path) => pagePaths.has(path));
  if (checked.kind === 'refused') return refuse(file, checked.problems, yaml.lineOf);
  return { redirects: checked.redirects, refusals: [] };
};
