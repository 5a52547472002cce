import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { buildPageAddress, isMadeUpAddress, maxAddressLength } from '#src/app/storefront/page-address.server.ts';
import { findRedirect } from '#src/content/rules/redirects/find-redirect.ts';
import { DomainError } from '#src/lib/domain-error.ts';
import type { CachedPage, EncodedPage } from '#src/platform/cache/cached-page.ts';
import { chooseEncoding } from '#src/platform/cache/choose-encoding.ts';
import type { PageCache, PageSource } from '#src/platform/cache/page-cache.ts';
import { copyHeader } from '#src/platform/http/http-thread/thread-headers.ts';
import { readClientAddress } from '#src/platform/http/limits/client-address.ts';
import type { ConcurrencyLimit } from '#src/platform/http/limits/concurrency-limit.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import { answerRedirect } from './answer-redirect.ts';
import type { StampCopy } from './copy-stamps.ts';
import type { PageService } from './page-service.ts';
import { privateCacheControl, sharedCacheControl } from './rendering/render-messages.ts';

export interface PageRoutesOptions {
  readonly pages: PageService;
  readonly encode: PageCache['encode'];
  readonly siteOf: (host: string | undefined) => ResolvedSite | undefined;
  readonly isPersonal: (pathname: string, site: ResolvedSite) => boolean;
  readonly answerPersonal: (request: FastifyRequest, reply: FastifyReply, site: ResolvedSite) => Promise<FastifyReply>;
  readonly answerUnknownHost: (request: FastifyRequest, reply: FastifyReply) => FastifyReply;
  readonly onAnswer: (source: PageSource | 'notModified') => void;
  readonly stampCopy?: StampCopy | undefined;
  /** Called before a render. Throws tooMany when the client has reached the rate limit. */
  readonly admit: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  /** Limits the renders that one client waits for, so that a burst doesn't fill the site's queue. */
  readonly waiting: ConcurrencyLimit;
}

const noBody = Buffer.alloc(0);
const notModifiedHeaders = ['cache-control', sharedCacheControl, 'vary', 'accept-encoding'] as const;

interface Sending {
  readonly status: number;
  readonly isShared: boolean;
  readonly copyStamp?: string | undefined;
}

// Bypasses Fastify's reply, which would assemble the same headers for every request.
const write = (
  reply: FastifyReply,
  { status, isShared, copyStamp }: Sending,
  { body, rawHeaders }: EncodedPage,
): void => {
  reply.hijack();
  const headers = isShared
    ? rawHeaders
    : rawHeaders.map((text) => (text === sharedCacheControl ? privateCacheControl : text));
  reply.raw.writeHead(status, copyStamp === undefined ? headers : [...headers, copyHeader, copyStamp]);
  reply.raw.end(body);
};

export const pageRoutes =
  ({
    pages,
    encode,
    siteOf,
    isPersonal,
    answerPersonal,
    answerUnknownHost,
    onAnswer,
    stampCopy,
    admit,
    waiting,
  }: PageRoutesOptions): FastifyPluginAsync =>
  async (app) => {
    const answer = (
      request: FastifyRequest,
      reply: FastifyReply,
      key: string,
      page: CachedPage,
      copyStamp?: string,
    ): Promise<void> | undefined => {
      const isShared = !isMadeUpAddress(request.url);
      if (page.isCacheable && request.headers['if-none-match'] === page.etag) {
        onAnswer('notModified');
        write(
          reply,
          { status: 304, isShared },
          { body: noBody, rawHeaders: ['etag', page.etag, ...notModifiedHeaders] },
        );
        return undefined;
      }
      const encoding = chooseEncoding(request.headers['accept-encoding']);
      const encoded = page.encoded[encoding];
      const sending = { status: page.status, isShared, copyStamp: isShared ? copyStamp : undefined };
      if (encoded === undefined) return encode(key, page, encoding).then((made) => write(reply, sending, made));
      write(reply, sending, encoded);
      return undefined;
    };

    const findAndAnswer = async (
      request: FastifyRequest,
      reply: FastifyReply,
      site: ResolvedSite,
      address: string,
    ): Promise<void> => {
      await pages.awaitUpdate(site);
      const { page, source, key } = await waiting.run(`${site.slug} ${readClientAddress(request).line}`, () =>
        pages.get(site, address, () => admit(request, reply)),
      );
      onAnswer(source);
      await answer(request, reply, key, page);
    };

    app.get('*', (request, reply) => {
      const site = siteOf(request.host);
      if (site === undefined) return answerUnknownHost(request, reply);
      if (request.url.length > maxAddressLength) {
        throw new DomainError('malformed', `That link is too long. It can have up to ${maxAddressLength} characters.`);
      }
      const redirect = findRedirect(site.redirects, request.url);
      if (redirect !== undefined) return answerRedirect(reply, redirect);
      const [pathname = '/'] = request.url.split('?', 1);
      if (isPersonal(pathname, site)) return answerPersonal(request, reply, site);
      const address = buildPageAddress(request.url);
      const cached = pages.awaitUpdate(site) === undefined ? pages.peek(site, address) : undefined;
      if (cached === undefined) return findAndAnswer(request, reply, site, address);
      onAnswer('hit');
      return answer(request, reply, site.slug + address, cached, stampCopy?.(site, cached));
    });
  };
