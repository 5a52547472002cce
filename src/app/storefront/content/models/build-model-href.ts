import type { ContentConfig } from '#src/content/rules/config.ts';
import * as pagePaths from '#src/lib/page-paths.ts';

/** Where 'Explore {model}' leads: to the model's own page, or where its dealer says. @spec L2.26 */
export const buildModelHref = (slug: string, { modelLinks }: Pick<ContentConfig, 'modelLinks'>): string =>
  (Object.hasOwn(modelLinks, slug) ? modelLinks[slug] : undefined) ?? pagePaths.content(slug);
