import type { PageDocument } from '#src/app/storefront/build-page-meta.ts';
import type { ViewSite } from '#src/app/storefront/view-context.ts';
import type { Crumb } from '#src/lib/crumb.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import { contentPaths } from '#src/lib/page-paths.ts';
import type { StockTileView } from '#src/search/view/home/create-stock-tiles.ts';
import type { ModelsAnswer } from './load-model-pages.server.ts';

export interface ModelsView extends PageDocument {
  readonly title: string;
  readonly breadcrumb: readonly Crumb[];
  readonly bodies: readonly { readonly label: string; readonly href: string; readonly isChosen: boolean }[];
  readonly models: readonly StockTileView[];
}

/** @spec L2.27 */
export const buildModelsView = ({ body, bodies, models }: ModelsAnswer, site: ViewSite): ModelsView => {
  const title = body === null ? 'All models' : body.title;
  const all = { label: 'All models', href: contentPaths.models(null), isChosen: body === null };
  return {
    documentTitle: `${title} | ${site.name}`,
    description: `${title} at ${site.name}, model by model, with the number in stock.`,
    canonicalUrl: site.url + contentPaths.models(body?.slug ?? null),
    isIndexed: models.length > 0,
    openGraphImageUrl: null,
    structuredData: [],
    title,
    breadcrumb: [
      { label: 'Home', href: pagePaths.home },
      ...(body === null ? [] : [{ label: 'Models', href: contentPaths.models(null) }]),
      { label: title, href: null },
    ],
    bodies: [
      all,
      ...bodies.map(({ name, slug }) => ({
        label: name,
        href: contentPaths.models(slug),
        isChosen: slug === body?.slug,
      })),
    ],
    models,
  };
};
