import { checkRedirects } from '../config/pages/check-redirects.ts';
import type { ResolvedSite } from '../config/resolved-site.ts';
import { formatRefusal } from './format-refusal.ts';
import { readYamlFile } from './read-site-file.ts';

export interface LoadedRedirects {
  readonly redirects: ResolvedSite['redirects'];
  readonly refusals: readonly string[];
}

/** Reads a site's redirects.yaml, if it has one. A redirect may not hide a page. */
export const loadRedirects = async (file: string, pagePaths: ReadonlySet<string>): Promise<LoadedRedirects> => {
  const refuse = (...given: Parameters<typeof formatRefusal>): LoadedRedirects => ({
    redirects: {},
    refusals: [formatRefusal(...given)],
  });
  const yaml = await readYamlFile(file);
  if (yaml.kind === 'missing') return { redirects: {}, refusals: [] };
  if (yaml.kind !== 'document') return refuse(file, yaml.problems);
  const checked = checkRedirects(yaml.raw, (path) => pagePaths.has(path));
  if (checked.kind === 'refused') return refuse(file, checked.problems, yaml.lineOf);
  return { redirects: checked.redirects, refusals: [] };
};
