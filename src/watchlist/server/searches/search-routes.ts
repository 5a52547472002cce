import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { chooseSafePath } from '#src/account/rules/choose-safe-path.ts';
import { buildSignInAddress } from '#src/account/rules/sign-in-step.ts';
import type { SignedInVisitor } from '#src/account/rules/visitor.ts';
import { ownFormRoute, readOwnForm, redirectTo } from '#src/account/server/own-forms.ts';
import { accountPaths, watchlistFields } from '#src/lib/account-paths.ts';
import { apiPaths } from '#src/lib/api-paths.ts';
import { DomainError } from '#src/lib/domain-error.ts';
import { acceptForms } from '#src/platform/http/form-fields.ts';
import { listNoticeChannels } from '#src/watchlist/rules/notice-change.ts';
import {
  readSearchName,
  type SearchAnswerWord,
  searchFields,
  searchParameterNames,
} from '#src/watchlist/rules/searches/search-form.ts';
import { canSaveQuery, formatSavedQuery, readSavedQuery } from '../../rules/searches/saved-query.ts';
import type { WatchedSite, WatchlistCaller, WatchlistService } from '../watchlist-service.ts';
import type { SavedSearchService } from './saved-search-service.ts';

export interface SearchRoutesOptions {
  readonly service: Pick<WatchlistService, 'meet'>;
  readonly searches: SavedSearchService;
}

interface Sent {
  readonly site: WatchedSite;
  readonly visitor: SignedInVisitor;
  readonly fields: URLSearchParams;
}

const addressOf = (answer: SearchAnswerWord, searchUuid = ''): string => {
  const parameters = new URLSearchParams({ [searchParameterNames.answer]: answer });
  if (searchUuid === '') return `${accountPaths.savedSearches}?${parameters}`;
  parameters.set(searchParameterNames.id, searchUuid);
  return `${accountPaths.savedSearches}?${parameters}#search-${searchUuid}`;
};

const fullAddress = (query: string): string =>
  `${addressOf('full')}&${new URLSearchParams({ [searchParameterNames.save]: query })}`;

/** @spec B2.11 */
const signInFor = (fields: URLSearchParams): string => {
  const query = formatSavedQuery(readSavedQuery(fields.get(searchFields.query) ?? '').state);
  const waiting = new URLSearchParams({ [searchParameterNames.save]: query });
  const redirect = canSaveQuery(query) ? `${accountPaths.savedSearches}?${waiting}` : accountPaths.savedSearches;
  const back = chooseSafePath(fields.get(watchlistFields.back));
  return buildSignInAddress({ type: 'watchlist', redirect, back });
};

const idOf = (fields: URLSearchParams): string => fields.get(searchFields.id) ?? '';

type Change = (sent: Sent) => Promise<string>;

const listChanges = (searches: SavedSearchService): readonly (readonly [path: string, change: Change])[] => [
  [
    accountPaths.savedSearchSave,
    async ({ site, visitor, fields }) => {
      const query = fields.get(searchFields.query) ?? '';
      const saved = await searches.save(site, visitor, query, fields.get(searchFields.name) ?? '');
      return saved.kind === 'full' ? fullAddress(query) : addressOf(saved.kind, saved.searchUuid);
    },
  ],
  [
    accountPaths.savedSearchRename,
    async ({ site, visitor, fields }) => {
      const name = readSearchName(fields.get(searchFields.name) ?? '');
      if (name === null) return addressOf('name', idOf(fields));
      await searches.rename(site, visitor, idOf(fields), name);
      return addressOf('renamed', idOf(fields));
    },
  ],
  [
    accountPaths.savedSearchFollow,
    async ({ site, visitor, fields }) => {
      if (listNoticeChannels(site.config.watchlist).length === 0) {
        throw new DomainError('notFound', 'Alerts aren’t available on this site.');
      }
      if (fields.get(searchFields.told) === 'no') {
        await searches.unfollow(site, visitor, idOf(fields));
        return addressOf('silent', idOf(fields));
      }
      await searches.follow(site, visitor, idOf(fields));
      return addressOf('told', idOf(fields));
    },
  ],
  [
    accountPaths.savedSearchRemove,
    async ({ site, visitor, fields }) => {
      await searches.remove(site, visitor, idOf(fields));
      return addressOf('gone');
    },
  ],
];

/** @spec B1.15, B2.11 */
export const searchRoutes =
  ({ service, searches }: SearchRoutesOptions): FastifyPluginAsync =>
  async (app) => {
    acceptForms(app);
    const meet = async (request: FastifyRequest): Promise<WatchlistCaller> => {
      const caller = await service.meet(request);
      if (caller.site.config.watchlist.savedSearches) return caller;
      throw new DomainError('notFound', 'Saved searches aren’t available on this site.');
    };

    app.get(
      apiPaths.savedSearches,
      {
        schema: {
          summary: 'The visitor’s saved searches',
          description: 'The queries, newest first.',
          response: {
            200: { type: 'object', properties: { searches: { type: 'array', items: { type: 'string' } } } },
          },
        },
      },
      async (request) => {
        const { site, visitor } = await meet(request);
        if (visitor === null) throw new DomainError('signInNeeded', 'Sign in to see your saved searches.');
        return { searches: (await searches.list(site, visitor)).map(({ query }) => query) };
      },
    );

    for (const [path, change] of listChanges(searches)) {
      app.post(path, ownFormRoute, async (request, reply): Promise<FastifyReply> => {
        const fields = readOwnForm(request);
        const { site, visitor } = await meet(request);
        if (visitor !== null) return redirectTo(reply, await change({ site, visitor, fields }));
        return redirectTo(reply, signInFor(fields));
      });
    }
  };
