import rateLimit, { type CreateRateLimitOptions, normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { DomainError } from '#src/lib/domain-error.ts';

/** What a stranger can make the server work for. */
export type LimitedWork = 'api' | 'codes' | 'events' | 'leads' | 'search' | 'pictures' | 'pages';

export interface RateLimitsOptions {
  /** Requests a minute from one address to one site, by what is asked for; 0 sets no limit. */
  readonly perMinute: Readonly<Record<LimitedWork, number>>;
  /** How many times that a whole site may take from all addresses together; 0 sets no limit. */
  readonly siteFactor: number;
  /** The name of the site that a request is for. */
  readonly siteOf: (request: FastifyRequest) => string;
  readonly onRefused?: (work: LimitedWork) => void;
}

export interface RateLimits {
  /** Counts a request; throws DomainError tooMany past a limit. Says on the reply how much is left. */
  readonly take: (work: LimitedWork, request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  /** The same as a hook, for routes that are always work. */
  readonly hook: (work: LimitedWork) => onRequestAsyncHookHandler;
}

const windowSeconds = 60;
/** Addresses that are counted at a time, for each kind of work; the least recently seen is forgotten first. */
const maxAddresses = 10_000;

const descriptions: Readonly<Record<LimitedWork, string>> = {
  api: 'requests to the interface',
  codes: 'codes to sign in',
  events: 'messages of what was done',
  leads: 'forms',
  search: 'searches',
  pictures: 'new pictures',
  pages: 'new pages',
};

interface Policy {
  /** Its name in the headers: 'pages' counts an address, 'pages-site' the whole site. */
  readonly name: string;
  readonly max: number;
  readonly count: ReturnType<FastifyInstance['createRateLimit']>;
}

const createPolicy = (
  app: FastifyInstance,
  name: string,
  max: number,
  keyOf: (request: FastifyRequest) => string,
): readonly Policy[] => {
  if (max === 0) return [];
  // `cache` bounds the store; the package reads it here too and leaves it out of the type.
  const options: CreateRateLimitOptions & { readonly cache: number } = {
    max,
    timeWindow: windowSeconds * 1000,
    keyGenerator: keyOf,
    cache: maxAddresses,
  };
  return [{ name, max, count: app.createRateLimit(options) }];
};

/** The two headers of draft-ietf-httpapi-ratelimit-headers-11. */
const tell = (reply: FastifyReply, { name, max }: Policy, remaining: number, resetSeconds: number): void => {
  reply.header('ratelimit-policy', `"${name}";q=${max};w=${windowSeconds}`);
  reply.header('ratelimit', `"${name}";r=${remaining};t=${resetSeconds}`);
};

/**
 * Limits on what a stranger can call, counted in memory by site and address (an IPv6 network of 64 bits counts as one
 * address), and by site. @spec D.26, design section 9
 */
export const createRateLimits = async (
  app: FastifyInstance,
  { perMinute, siteFactor, siteOf, onRefused }: RateLimitsOptions,
): Promise<RateLimits> => {
  await app.register(rateLimit, { global: false });
  const policiesOf = (work: LimitedWork): readonly Policy[] => [
    // A visitor who left while a picture was looked for has no address any more, whatever the type says.
    // The address first: what is refused there must not use up what the site's other visitors have.
    ...createPolicy(app, work, perMinute[work], (request) => `${siteOf(request)} ${normalizeIP(request.ip ?? '')}`),
    ...createPolicy(app, `${work}-site`, perMinute[work] * siteFactor, siteOf),
  ];
  const policies: Readonly<Record<LimitedWork, readonly Policy[]>> = {
    api: policiesOf('api'),
    codes: policiesOf('codes'),
    events: policiesOf('events'),
    leads: policiesOf('leads'),
    search: policiesOf('search'),
    pictures: policiesOf('pictures'),
    pages: policiesOf('pages'),
  };

  const take: RateLimits['take'] = async (work, request, reply) => {
    for (const policy of policies[work]) {
      const counted = await policy.count(request);
      if (counted.isAllowed) continue;
      // What the others of a site use is nobody's business until it runs out, and what was refused is what counts.
      if (counted.isExceeded || (policy.name === work && !reply.hasHeader('retry-after')))
        tell(reply, policy, counted.remaining, counted.ttlInSeconds);
      if (!counted.isExceeded) continue;
      reply.header('retry-after', counted.ttlInSeconds);
      onRefused?.(work);
      const limit = `${policy.max} ${descriptions[work]} a minute`;
      throw new DomainError('tooMany', `More than ${limit}. Try again in ${counted.ttlInSeconds} seconds.`);
    }
  };

  return {
    take,
    hook: (work) => async (request, reply) => {
      await take(work, request, reply);
    },
  };
};
