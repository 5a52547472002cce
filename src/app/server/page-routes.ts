import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { DomainError } from '#src/lib/domain-error.ts';
import type {
  CachedPage,
  EncodedPage,
  Encoding,
  PageCache,
  PageSource,
  RenderedPage,
} from '#src/platform/cache/page-cache.ts';
import { retryAfterSeconds } from '#src/platform/http/problem-document.ts';
import { buildContentSecurityPolicy, commonSecurityHeaders } from '#src/platform/http/security-headers.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import type { PageContext } from '../page-context.ts';
import { letScriptsWait } from '../waiting-scripts.ts';
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
  /** Asked before a page is rendered; throws when the address has had too many. */
  readonly admit: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
}

/** What the server build adds to React Router's own entry: see entry.server.tsx. */
interface EntryModule {
  readonly pageContext: typeof import('../page-context.ts').pageContext;
}

const sharedCaching = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

const noBody = Buffer.alloc(0);
const notModifiedHeaders = ['cache-control', sharedCaching, 'vary', 'accept-encoding'] as const;

const chooseEncoding = (accepted: string | undefined): Encoding => {
  if (accepted === undefined) return 'identity';
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : 'identity';
};

const isHtml = (headers: Headers): boolean => headers.get('content-type')?.startsWith('text/html') ?? false;

const toRenderedPage = async (response: Response, site: ResolvedSite, isWhole: boolean): Promise<RenderedPage> => {
  const text = await response.text();
  const html = isHtml(response.headers) ? letScriptsWait(text) : undefined;
  const headers: Record<string, string> = { ...commonSecurityHeaders };
  response.headers.forEach((value, name) => {
    headers[name] = value;
  });
  const isCacheable = isWhole && response.status === 200 && !response.headers.has('set-cookie');
  headers['cache-control'] = isCacheable ? sharedCaching : 'no-store';
  headers['cache-tag'] = site.slug;
  headers.vary = 'accept-encoding';
  if (response.status === 503) headers['retry-after'] = String(retryAfterSeconds);
  if (html !== undefined) headers['content-security-policy'] = buildContentSecurityPolicy(html);
  return { status: response.status, headers, body: Buffer.from(html ?? text), isCacheable };
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

    const render = async (site: ResolvedSite, address: string): Promise<RenderedPage> => {
      // The site's own address, whatever host the request came by: the page is the same for all of them.
      const url = new URL(address, site.url);
      const context = new RouterContextProvider();
      let isWhole = true;
      const onPartial = (error: unknown): void => {
        isWhole = false;
        app.log.warn({ err: error, host: site.slug }, 'a page went out without a part of it');
      };
      context.set(pageContext, { site, services, now: new Date(), onPartial } satisfies PageContext);
      const response = await handle(new Request(url), context);
      return toRenderedPage(response, site, isWhole);
    };

    // Written past Fastify's reply, which would put the same headers together for every request.
    const write = (reply: FastifyReply, status: number, encoded: EncodedPage): void => {
      reply.hijack();
      reply.raw.writeHead(status, encoded.rawHeaders);
      reply.raw.end(encoded.body);
    };

    const answer = (
      request: FastifyRequest,
      reply: FastifyReply,
      key: string,
      page: CachedPage,
    ): Promise<void> | undefined => {
      if (page.isCacheable && request.headers['if-none-match'] === page.etag) {
        options.onAnswer('notModified');
        write(reply, 304, { body: noBody, rawHeaders: ['etag', page.etag, ...notModifiedHeaders] });
        return undefined;
      }
      const encoding = chooseEncoding(request.headers['accept-encoding']);
      const encoded = page.encoded[encoding];
      if (encoded === undefined)
        return cache.encode(key, page, encoding).then((made) => write(reply, page.status, made));
      write(reply, page.status, encoded);
      return undefined;
    };

    const renderAndAnswer = async (
      request: FastifyRequest,
      reply: FastifyReply,
      site: ResolvedSite,
      address: string,
    ) => {
      const key = site.slug + address;
      const { page, source } = await cache.get(key, options.versionOf(site), async () => {
        await options.admit(request, reply);
        return render(site, address);
      });
      options.onAnswer(source);
      await answer(request, reply, key, page);
    };

    app.get('*', (request, reply) => {
      const site = options.siteOf(request.host);
      if (site === undefined) return options.answerUnknownHost(request, reply);
      if (request.url.length > maxAddressLength) {
        throw new DomainError('malformed', `An address has at most ${maxAddressLength} characters.`);
      }
      const address = buildPageAddress(request.url, options.isKnownParameter);
      const key = site.slug + address;
      const kept = cache.peek(key, options.versionOf(site));
      if (kept === undefined) return renderAndAnswer(request, reply, site, address);
      options.onAnswer('hit');
      return answer(request, reply, key, kept);
    });
  };
