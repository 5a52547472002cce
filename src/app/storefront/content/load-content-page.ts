import type { PageContext } from '#src/app/storefront/page-context.ts';
import type { FormKindName } from '#src/leads/rules/form-kinds.ts';
import type { ContentPage } from '#src/sites/config/content-page.ts';
import { listShelves } from './blocks/list-shelves.ts';
import type { AskedForm } from './build-content-form.ts';
import { buildContentView, type ContentView } from './build-content-view.ts';

/** A page of a site as it is drawn, with what its blocks show of the stock, and what its address says. */
export const loadContentPage = async (
  page: ContentPage,
  { site, now, queries }: PageContext,
  said: { readonly asked?: AskedForm; readonly sentForm?: FormKindName | null } = {},
): Promise<ContentView> => {
  const shelves = listShelves(page.blocks);
  const stock = shelves === null ? null : await queries.loadShelves(shelves);
  return buildContentView(page, { site, now, stock, ...said });
};
