import * as pagePaths from '#src/lib/page-paths.ts';
import { slugify } from '#src/lib/text/slugify.ts';
import type { Manufacturer } from '#src/sites/model/manufacturer.ts';
import type { ContentConfig } from '../rules/config.ts';
import { isOwnPath } from '../rules/redirects/redirect.ts';

export interface StockModel {
  readonly make: string;
  readonly model: string;
}

/**
 * The pages of models on a site: of every make, or of its own on a site of one make. A model that its dealer leads elsewhere
 * has none, and neither has one whose address is a page of the product's own.
 * @spec L2.26
 */
export const listModelPaths = (
  models: readonly StockModel[],
  manufacturer: Manufacturer | null,
  { modelLinks }: Pick<ContentConfig, 'modelLinks'>,
): readonly string[] =>
  models
    .filter(({ make }) => manufacturer === null || make === manufacturer.name)
    .map(({ model }) => slugify(model))
    .filter((slug) => !Object.hasOwn(modelLinks, slug))
    .map(pagePaths.content)
    .filter((path) => !isOwnPath(path));
