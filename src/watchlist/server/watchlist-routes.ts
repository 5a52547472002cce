import type { FastifyPluginAsync } from 'fastify';
import { chooseSafePath } from '#src/account/rules/choose-safe-path.ts';
import { buildSignInAddress } from '#src/account/rules/sign-in-step.ts';
import { ownFormRoute, readOwnForm, redirectTo } from '#src/account/server/own-forms.ts';
import { accountPaths, watchlistFields } from '#src/lib/account-paths.ts';
import { DomainError } from '#src/lib/domain-error.ts';
import { acceptForms } from '#src/platform/http/form-fields.ts';
import { type NoticeFormsOptions, noticeForms } from './notice-forms.ts';
import { createSavedSearchService, type SavedSearchServiceOptions } from './searches/saved-search-service.ts';
import { searchRoutes } from './searches/search-routes.ts';
import { watchlistCalls } from './watchlist-calls.ts';
import { createWatchlistService, type WatchlistService, type WatchlistServiceOptions } from './watchlist-service.ts';

const idPattern = /^[1-9]\d{0,14}$/;

const readCarId = (fields: URLSearchParams): number => {
  const text = fields.get(watchlistFields.car) ?? '';
  if (!idPattern.test(text))
    throw new DomainError('malformed', 'We couldn’t tell which vehicle you meant. Please go back and try again.');
  return Number(text);
};

/** @spec B2.11, B4.34 */
const watchlistForms =
  (service: WatchlistService): FastifyPluginAsync =>
  async (app) => {
    acceptForms(app);
    const changes = [
      [accountPaths.watchlistSave, service.save],
      [accountPaths.watchlistRemove, service.remove],
    ] as const;
    for (const [path, change] of changes) {
      app.post(path, ownFormRoute, async (request, reply) => {
        const fields = readOwnForm(request);
        const { site, visitor } = await service.meet(request);
        const carId = readCarId(fields);
        if (visitor === null) {
          const back = chooseSafePath(fields.get(watchlistFields.back));
          return redirectTo(reply, buildSignInAddress({ type: 'watchlist', redirect: back, back }));
        }
        await change(site, visitor, carId);
        return redirectTo(reply, accountPaths.watchlist);
      });
    }
  };

/** @spec B7.14, B7.16 */
export const watchlistRoutes =
  (
    options: Omit<NoticeFormsOptions, 'service' | 'searches'> & SavedSearchServiceOptions & WatchlistServiceOptions,
  ): FastifyPluginAsync =>
  async (app) => {
    const service = createWatchlistService(options);
    const searches = createSavedSearchService(options);
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    await app.register(watchlistCalls(service));
    await app.register(watchlistForms(service));
    await app.register(noticeForms({ ...options, service, searches }));
    await app.register(searchRoutes({ service, searches }));
  };
