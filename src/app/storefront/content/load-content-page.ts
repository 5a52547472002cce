import type { PageContext } from '#src/app/storefront/page-context.ts';
import type { ContentPage } from '#src/sites/config/content-page.ts';
import { listShelves } from './blocks/list-shelves.ts';
import { buildContentView, type ContentView } from './build-content-view.ts';

/** A page of a site as it is drawn, with what its blocks show of the stock. */
export const loadContentPage = async (page: ContentPage, { site, now, queries }: PageContext): Promise<ContentView> => {
  const shelves = listShelves(page.blocks);
  const stock = shelves === null ? null : await queries.loadShelves(shelves);
  return buildContentView(page, { site, now, stock });
};
