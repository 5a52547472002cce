import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { apiPaths } from '#src/lib/api-paths.ts';
import { DomainError } from '#src/lib/domain-error.ts';
import { createWindowCounter } from '#src/platform/http/limits/window-counter.ts';
import { requireSite } from '#src/platform/http/require-site.ts';
import { refuseUnknownParameters } from '#src/platform/http/unknown-parameters.ts';
import { feedFormats, type StockFeedConfig } from '../../rules/config.ts';
import { type MissingPolicy, missingPolicies, type RowRemark } from '../../rules/row-remark.ts';
import { chooseFeedFormat } from '../../rules/sources/choose-feed-format.ts';
import { FeedFileError } from '../feed-file-error.ts';
import type { ImportStockOptions } from '../import-options.ts';
import type { ImportSummary } from '../import-stock.ts';
import { FeedTooLargeError } from '../spool-feed.ts';
import { FeedSourceError } from './feed-source-error.ts';
import type { SaveFeed } from './save-feed.ts';

interface PushSite {
  readonly slug: string;
  readonly config: { readonly stockFeed: StockFeedConfig };
}

export interface FeedPushOptions {
  readonly siteOf: (host: string | undefined) => PushSite | undefined;
  readonly readSecret: (variable: string) => string | undefined;
  readonly save: SaveFeed;
  readonly maxBytes: number;
  readonly importFeed: (
    options: Pick<
      ImportStockOptions,
      'siteSlug' | 'open' | 'format' | 'source' | 'missing' | 'isAccepted' | 'isDryRun' | 'onRefusal' | 'onWarning'
    >,
  ) => Promise<ImportSummary>;
}

interface PushQuery {
  readonly format?: StockFeedConfig['format'];
  readonly missing?: MissingPolicy;
  readonly accept?: boolean;
  readonly dryRun?: boolean;
}

/** Kept out of `apiPaths`, which every page loads. */
const feedPushPath = `${apiPaths.root}stock-feed`;

const pushesPerMinute = 6;
const maxRemarks = 200;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
const bearerKey = (header: string | undefined): string => /^Bearer +(\S+)$/i.exec(header ?? '')?.[1] ?? '';

/** Throws keyNeeded if the request lacks the site's key, and notFound if the site has none. Doesn't read the body. */
const requireKey = ({ siteOf, readSecret }: FeedPushOptions, request: FastifyRequest, reply: FastifyReply): void => {
  const { pushKeyVariable } = requireSite(siteOf, request).config.stockFeed;
  const key = pushKeyVariable === null ? undefined : readSecret(pushKeyVariable)?.trim();
  if (key === undefined || key === '') throw new DomainError('notFound', "This site doesn't accept stock feeds here.");
  if (timingSafeEqual(digest(bearerKey(request.headers.authorization)), digest(key))) return;
  reply.header('www-authenticate', 'Bearer');
  throw new DomainError('keyNeeded', "Send the site's feed key as 'Authorization: Bearer KEY'.");
};

/** Leaves the connection open for the response if the reader stops early. */
const readBody = ({ raw }: FastifyRequest): AsyncIterable<Uint8Array> => ({
  [Symbol.asyncIterator]: () => raw.iterator({ destroyOnReturn: false }),
});

const explainFault = (error: unknown, { raw }: FastifyRequest): unknown => {
  if (error instanceof FeedTooLargeError) return new DomainError('tooLarge', error.message, { cause: error });
  if (error instanceof FeedFileError || error instanceof FeedSourceError) {
    return new DomainError('unreadable', error.message, { cause: error });
  }
  if (raw.errored !== null)
    return new DomainError('malformed', 'The upload ended before it was complete.', { cause: error });
  return error;
};

const remarkSchema = {
  type: 'object',
  properties: {
    row: { type: ['integer', 'null'] },
    column: { type: ['string', 'null'] },
    reason: { type: 'string' },
    stockNumber: { type: ['string', 'null'] },
  },
} as const;
const count = { type: 'integer' } as const;
const words = { type: 'array', items: { type: 'string' } } as const;

const namedCars = { type: 'object', properties: { count, stockNumbers: words } } as const;

const answerSchema = {
  type: 'object',
  properties: {
    rows: count,
    added: count,
    addedSold: count,
    addedNotOnSale: count,
    changed: count,
    unchanged: count,
    refused: count,
    warned: count,
    missing: count,
    absent: count,
    missingPolicy: { type: 'string', enum: missingPolicies },
    wasMissingPolicySkipped: { type: 'boolean' },
    forSale: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          carType: { type: 'string' },
          itemType: { type: 'string' },
          count,
          stockNumbers: words,
        },
      },
    },
    offers: {
      type: 'object',
      properties: {
        forSale: count,
        elsewhere: count,
        priced: count,
        worded: { type: 'object', properties: { ...namedCars.properties, words } },
        blank: namedCars,
        unseen: namedCars,
        reserved: namedCars,
        notForSale: {
          type: 'object',
          properties: {
            count,
            cars: {
              type: 'array',
              items: { type: 'object', properties: { stockNumber: { type: 'string' }, reason: { type: 'string' } } },
            },
          },
        },
      },
    },
    held: {
      type: 'array',
      items: {
        type: 'object',
        properties: { kind: { type: 'string' }, count, sentence: { type: 'string' }, stockNumbers: words },
      },
    },
    named: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          stockNumber: { type: 'string' },
          name: { type: 'string' },
          commitments: words,
          isHeld: { type: 'boolean' },
        },
      },
    },
    stockVersion: count,
    priceDrops: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          stockNumber: { type: 'string' },
          name: { type: 'string' },
          beforeCents: count,
          afterCents: count,
        },
      },
    },
    returned: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          stockNumber: { type: 'string' },
          name: { type: 'string' },
          priceCents: { type: ['integer', 'null'] },
        },
      },
    },
    refusals: { type: 'array', items: remarkSchema },
    warnings: { type: 'array', items: remarkSchema },
  },
} as const;

const schema = {
  summary: "Imports the site's stock feed",
  description:
    "Send the file as the request's body, gzipped or not, with the site's key as 'Authorization: Bearer KEY'. A site can send one file at a time, and six a minute.",
  querystring: {
    type: 'object',
    additionalProperties: false,
    properties: {
      format: { type: 'string', enum: ['auto', ...feedFormats] },
      missing: { type: 'string', enum: missingPolicies },
      accept: { type: 'boolean', description: 'Accepts changes that would otherwise be held back' },
      dryRun: { type: 'boolean', description: 'Reports what would change, without changing anything' },
    },
  },
  response: { 200: answerSchema },
} as const;

const collectRemarks = () => {
  const remarks: RowRemark[] = [];
  const add = (remark: RowRemark): void => {
    if (remarks.length < maxRemarks || remark.row === null) remarks.push(remark);
  };
  return { remarks, add };
};

export const feedPushRoutes =
  (options: FeedPushOptions): FastifyPluginAsync =>
  async (app) => {
    const { siteOf, save, maxBytes, importFeed } = options;
    const pushes = createWindowCounter(60);
    const underWay = new Set<string>();

    const importBody = async (request: FastifyRequest<{ Querystring: PushQuery }>, site: PushSite) => {
      const { format, missing, accept: isAccepted = false, dryRun: isDryRun = false } = request.query;
      const feed = await save(readBody(request));
      try {
        const [refusals, warnings] = [collectRemarks(), collectRemarks()];
        const summary = await importFeed({
          siteSlug: site.slug,
          source: 'push',
          open: feed.open,
          format: chooseFeedFormat(format ?? site.config.stockFeed.format, '', feed.start),
          isAccepted,
          isDryRun,
          onRefusal: refusals.add,
          onWarning: warnings.add,
          ...(missing !== undefined && { missing }),
        });
        return { ...summary, refusals: refusals.remarks, warnings: warnings.remarks };
      } finally {
        await feed.close();
      }
    };

    app.removeAllContentTypeParsers();
    // Leaves the body unparsed, so that it can be streamed to a file.
    app.addContentTypeParser('*', (_request, _body, done) => done(null));
    app.post<{ Querystring: PushQuery }>(
      feedPushPath,
      {
        schema,
        bodyLimit: Math.max(maxBytes, 1),
        onRequest: async (request, reply) => requireKey(options, request, reply),
        preValidation: refuseUnknownParameters,
      },
      async (request, reply) => {
        const site = requireSite(siteOf, request);
        if (underWay.has(site.slug)) throw new DomainError('conflict', 'Another feed of this site is being imported.');
        if (pushes.used(site.slug) >= pushesPerMinute) {
          reply.header('retry-after', pushes.resetSeconds(site.slug));
          throw new DomainError('tooMany', `A site's feed can be sent ${pushesPerMinute} times a minute.`);
        }
        if (Number(request.headers['content-length'] ?? 0) > maxBytes) {
          throw explainFault(new FeedTooLargeError(maxBytes), request);
        }
        pushes.add(site.slug, 1);
        underWay.add(site.slug);
        try {
          return await importBody(request, site);
        } catch (error) {
          // Drops the rest of the body, so that the connection can be used again.
          request.raw.resume();
          throw explainFault(error, request);
        } finally {
          underWay.delete(site.slug);
        }
      },
    );
  };
