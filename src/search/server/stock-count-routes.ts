import type { FastifyPluginAsync } from 'fastify';
import { apiPaths } from '#src/lib/api-paths.ts';
import { requireSite } from '#src/platform/http/require-site.ts';
import type { SearchedSite } from '../rules/searched-site.ts';
import { parseSearchState } from '../rules/url/parse-search-state.ts';
import { findCountNoun, formatShowMe } from '../view/describe-search.ts';
import { countStockByKind } from './search-stock.ts';
import type { StockIndexes } from './stock-indexes.ts';

export interface StockCountRoutesOptions {
  readonly siteOf: (
    host: string | undefined,
  ) => (Pick<SearchedSite, 'slug' | 'config'> & { readonly url: string }) | undefined;
  readonly indexes: Pick<StockIndexes, 'get'>;
}

/** @spec B2.23 */
export const stockCountRoutes =
  ({ siteOf, indexes }: StockCountRoutesOptions): FastifyPluginAsync =>
  async (app) => {
    app.get(
      apiPaths.stockCount,
      {
        schema: {
          summary: 'How many vehicles a search has',
          description: 'Takes the parameters of the search page: car_type=used&make=Kia&to[price]=30000.',
          response: {
            200: {
              type: 'object',
              properties: {
                count: { type: 'integer' },
                show_text: { type: 'string', description: 'Words of the button: Show Me 12 cars' },
              },
            },
          },
        },
      },
      async (request) => {
        const site = requireSite(siteOf, request);
        const { search } = site.config;
        const { searchParams } = new URL(request.url, site.url);
        const state = parseSearchState({ pathname: search.path, searchParams });
        const { count, answer } = countStockByKind(await indexes.get(site.slug), site, state, new Date());
        return { count, show_text: formatShowMe(count, findCountNoun(state, answer, search)) };
      },
    );
  };
