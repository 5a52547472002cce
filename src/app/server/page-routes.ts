import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { DomainError } from '#src/lib/domain-error.ts';
import type { CachedPage, Encoding, PageCache, PageSource, RenderedPage } from '#src/platform/cache/page-cache.ts';
import { retryAfterSeconds } from '#src/platform/http/problem-document.ts';
import { buildContentSecurityPolicy, commonSecurityHeaders } from '#src/platform/http/security-headers.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import type { PageContext } from '../page-context.ts';
import { buildPageAddress, type IsKnownParameter, maxAddressLength } from './build-page-address.ts';
import type { PageServices } from './page-services.ts';

export interface PageRoutesOptions {
  readonly build: ServerBuild;
  readonly cache: PageCache;
  readonly services: PageServices;
  readonly siteOf: (host: string | undefined) => ResolvedSite | undefined;
  /** Moves when anything that the site's pages show moves. */
  readonly versionOf: (site: ResolvedSite) => string;
  readonly isKnownParameter: IsKnownParameter;
  readonly answerUnknownHost: (request: FastifyRequest, reply: FastifyReply) => FastifyReply;
  readonly onAnswer: (source: PageSource | 'notModified') => void;
}

/** What the server build adds to React Router's own entry: see entry.server.tsx. */
interface EntryModule {
  readonly pageContext: typeof import('../page-context.ts').pageContext;
}

const sharedCaching = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

const chooseEncoding = (accepted: string | undefined): Encoding => {
  if (accepted === undefined) return 'identity';
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : 'identity';
};

const isHtml = (headers: Headers): boolean => headers.get('content-type')?.startsWith('text/html') ?? false;

const toRenderedPage = async (response: Response, site: ResolvedSite): Promise<RenderedPage> => {
  const body = Buffer.from(await response.arrayBuffer());
  const headers: Record<string, string> = { ...commonSecurityHeaders };
  response.headers.forEach((value, name) => {
    headers[name] = value;
  });
  const isCacheable = response.status === 200 && !response.headers.has('set-cookie');
  headers['cache-control'] = isCacheable ? sharedCaching : 'no-store';
  headers['cache-tag'] = site.slug;
  headers.vary = 'accept-encoding';
  if (response.status === 503) headers['retry-after'] = String(retryAfterSeconds);
  if (isHtml(response.headers)) headers['content-security-policy'] = buildContentSecurityPolicy(body.toString('utf8'));
  return { status: response.status, headers, body, isCacheable };
};

/**
 * Every page of every site: the site by host, the page from memory, else rendered by React Router once.
 * The request that reaches a loader carries nothing of the visitor, so that a page is the same for everybody.
 */
export const pageRoutes =
  (options: PageRoutesOptions): FastifyPluginAsync =>
  async (app) => {
    const { build, cache, services } = options;
    const handle = createRequestHandler(build, 'production');
    const { pageContext } = build.entry.module as unknown as EntryModule;

    const render = async (site: ResolvedSite, origin: string, address: string): Promise<RenderedPage> => {
      const url = new URL(address, origin);
      const context = new RouterContextProvider();
      context.set(pageContext, { site, services, now: new Date(), url } satisfies PageContext);
      return toRenderedPage(await handle(new Request(url), context), site);
    };

    const send = async (
      request: FastifyRequest,
      reply: FastifyReply,
      key: string,
      page: CachedPage,
    ): Promise<FastifyReply> => {
      if (request.headers['if-none-match'] === page.etag && page.isCacheable) {
        options.onAnswer('notModified');
        return reply
          .code(304)
          .headers({ etag: page.etag, 'cache-control': sharedCaching, vary: 'accept-encoding' })
          .send();
      }
      const encoding = chooseEncoding(request.headers['accept-encoding']);
      const body = page.encoded[encoding] ?? (await cache.encode(key, page, encoding));
      reply.code(page.status).headers(page.headers);
      if (encoding !== 'identity') reply.header('content-encoding', encoding);
      if (page.isCacheable) reply.header('etag', page.etag);
      return reply.send(body);
    };

    app.get('*', async (request, reply) => {
      const site = options.siteOf(request.host);
      if (site === undefined) return options.answerUnknownHost(request, reply);
      if (request.url.length > maxAddressLength) {
        throw new DomainError('malformed', `An address has at most ${maxAddressLength} characters.`);
      }
      const address = buildPageAddress(request.url, options.isKnownParameter);
      const key = `${request.protocol}://${request.host}${address}`;
      const version = options.versionOf(site);
      const kept = cache.peek(key, version);
      if (kept !== undefined) {
        options.onAnswer('hit');
        return send(request, reply, key, kept);
      }
      const origin = `${request.protocol}://${request.host}`;
      const { page, source } = await cache.get(key, version, () => render(site, origin, address));
      options.onAnswer(source);
      return send(request, reply, key, page);
    });
  };
