import * as pagePaths from '#src/lib/page-paths.ts';
import { slugify } from '#src/lib/text/slugify.ts';
import type { Manufacturer } from '#src/sites/model/manufacturer.ts';
import type { ContentConfig } from '../rules/config.ts';
import { isOwnPath } from '../rules/redirects/redirect.ts';

export interface StockModel {
  readonly make: string;
  readonly model: string;
}

/** @spec L2.26 */
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
