import { localYear } from '#src/lib/dates/local-day.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { createSearchEngine } from '../engine/create-search-engine.ts';
import type { SearchEngine } from '../engine/search-api.ts';
import { buildSearchDocument, type SearchDocumentSite } from '../rules/document/build-search-document.ts';
import { stockSearchSettings } from '../rules/document/stock-search-settings.ts';

export const indexStock = (
  stock: readonly Vehicle[],
  site: SearchDocumentSite & { readonly timeZone: string },
  now: Date,
): SearchEngine => {
  const engine = createSearchEngine(stockSearchSettings);
  engine.upsert(stock.map((vehicle) => buildSearchDocument(vehicle, site, localYear(now, site.timeZone))));
  return engine;
};
