import type { FastifyPluginAsync } from 'fastify';
import { createWatchlistDesk, type WatchlistDeskOptions } from './create-watchlist-desk.ts';
import { type NoticeFormsOptions, noticeForms } from './notice-forms.ts';
import { createSearchDesk, type SearchDeskOptions } from './searches/create-search-desk.ts';
import { searchRoutes } from './searches/search-routes.ts';
import { watchlistCalls } from './watchlist-calls.ts';
import { watchlistForms } from './watchlist-forms.ts';

/** The watchlist's own addresses, for pages' scripts and for who has none. @spec B7.14, B7.16 */
export const watchlistRoutes =
  (
    options: Omit<NoticeFormsOptions, 'desk' | 'searches'> & SearchDeskOptions & WatchlistDeskOptions,
  ): FastifyPluginAsync =>
  async (app) => {
    const desk = createWatchlistDesk(options);
    const searches = createSearchDesk(options);
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    await app.register(watchlistCalls(desk));
    await app.register(watchlistForms(desk));
    await app.register(noticeForms({ ...options, desk, searches }));
    await app.register(searchRoutes({ desk, searches }));
  };
