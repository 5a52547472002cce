import { loadPart, type PageContext } from '#src/app/storefront/page-context.server.ts';
import type { LocationCardView } from '#src/locations/view/build-location-card.ts';
import type { LocationStockView } from './build-location-page.ts';

const maxCards = 4;

/** @spec L2.64 */
export const loadLocationStock = async (
  { name, stockHref }: Pick<LocationCardView, 'name' | 'stockHref'>,
  page: Pick<PageContext, 'queries' | 'onPartial'>,
): Promise<LocationStockView | null> => {
  if (stockHref === null) return null;
  const found = await loadPart(() => page.queries.loadStockRows([{ search: stockHref, limit: maxCards }]), page);
  const cards = found?.stockRows[stockHref] ?? [];
  return cards.length === 0 ? null : { cards, more: { label: `See all stock at ${name}`, href: stockHref } };
};
