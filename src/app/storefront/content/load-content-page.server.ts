import { loadMapDrawing } from '#src/app/storefront/load-map-drawing.server.ts';
import { loadPart, type PageContext } from '#src/app/storefront/page-context.server.ts';
import type { SimilarView } from '#src/app/storefront/vehicle-card/build-vehicle-card.ts';
import type { SuccessName } from '#src/leads/rules/success-name.ts';
import type { UnsubscribeAnswer } from '#src/leads/rules/unsubscribe-address.ts';
import type { ContentPage } from '#src/sites/config/pages/content-page.ts';
import { type BlockStock, type BlockView, listStockRows } from './blocks/build-block-view.ts';
import type { AskedForm } from './build-content-form.ts';
import { buildContentView, type ContentView } from './build-content-view.ts';
import type { SentLeadAnswer } from './success/load-sent-lead.server.ts';

const loadStock = async (page: ContentPage, context: PageContext): Promise<BlockStock | null> => {
  const stockRows = listStockRows(page.blocks);
  return stockRows === null ? null : loadPart(() => context.queries.loadStockRows(stockRows), context);
};

type Mapped = Pick<Extract<BlockView, { kind: 'locations' }>, 'block' | 'map' | 'drawing'>;

const withDrawing = async <T extends Mapped>(mapped: T, context: PageContext): Promise<T> => ({
  ...mapped,
  drawing: await loadMapDrawing('Map of our locations', mapped.block.locations, context),
});

/** @spec L9.24 */
const withDrawings = async (view: ContentView, context: PageContext): Promise<ContentView> => ({
  ...view,
  blocks: await Promise.all(
    view.blocks.map((block) => (block.kind === 'locations' ? withDrawing(block, context) : block)),
  ),
  locations: view.locations === null ? null : await withDrawing(view.locations, context),
});

export const loadContentPage = async (
  page: ContentPage,
  context: PageContext,
  said: {
    readonly asked?: AskedForm;
    readonly sentForm?: SuccessName | null;
    readonly sentLead?: SentLeadAnswer | null;
    readonly similar?: SimilarView | null;
    readonly signInHref?: string | null;
    readonly unsubscribeAnswer?: UnsubscribeAnswer | null;
  } = {},
): Promise<ContentView> => {
  const { site, now } = context;
  return withDrawings(buildContentView(page, { site, now, stock: await loadStock(page, context), ...said }), context);
};
