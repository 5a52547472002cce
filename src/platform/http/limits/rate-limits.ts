import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '#src/lib/domain-error.ts';
import { daySeconds, hourSeconds } from '#src/lib/durations.ts';
import { readClientAddress } from './client-address.ts';
import { createWindowCounter, type WindowCounter } from './window-counter.ts';

export type LimitedWork = 'api' | 'codes' | 'events' | 'leads' | 'search' | 'pictures' | 'pages';

export type StoredWork = Extract<LimitedWork, 'codes' | 'events' | 'leads'>;

export type LimitScope = 'address' | 'network' | 'site';

export interface RefusedRequest {
  readonly work: LimitedWork;
  readonly scope: LimitScope;
  readonly site: string;
  readonly isFirst: boolean;
}

export interface RateLimitsOptions {
  /** Requests a minute from one address to one site; 0 sets no limit. */
  readonly perMinute: Readonly<Record<LimitedWork, number>>;
  /** Multiple of `perMinute` that all addresses together may send to one site; 0 sets no limit. */
  readonly siteFactor: number;
  /** Like `siteFactor`, but for stored work. Counts only requests that stored something. */
  readonly storedSiteFactor: number;
  /** Limit in bytes, per kind of stored work, for one address at one site in a day. 0 sets no limit. */
  readonly storedBytesADay: number;
  readonly siteOf: (request: FastifyRequest) => string;
  readonly onRefused?: (refused: RefusedRequest) => void;
}

/** Releases everything that the request reserved or, with `keptBytes`, only the bytes beyond that number. */
export type GiveBack = (keptBytes?: number) => void;

export interface RateLimits {
  /** Throws tooMany past a limit. Writes the remaining limit into the reply's headers. */
  readonly take: (
    work: Exclude<LimitedWork, StoredWork>,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Promise<void>;
  /** Call the returned function with the number of stored bytes, or without one if nothing was stored. */
  readonly begin: (work: StoredWork, request: FastifyRequest, reply: FastifyReply) => GiveBack;
  readonly guard: (routes: FastifyInstance, work: LimitedWork) => void;
}

const minuteSeconds = 60;

/** `factor` is a multiple of the limit per minute. It allows short bursts, but no steady flood. */
const longerWindows: Readonly<Record<StoredWork, readonly { readonly seconds: number; readonly factor: number }[]>> = {
  codes: [
    { seconds: hourSeconds, factor: 2 },
    { seconds: daySeconds, factor: 5 },
  ],
  leads: [
    { seconds: hourSeconds, factor: 5 },
    { seconds: daySeconds, factor: 15 },
  ],
  events: [],
};

interface Reserve {
  readonly perDay: number;
  readonly maxBytes: number;
}

/**
 * What each address may still send once the site's hourly or daily limit is used up. Without this reserve, attackers
 * could block the forms for everybody.
 */
const reserves: Readonly<Record<StoredWork, Reserve | undefined>> = {
  codes: undefined,
  leads: { perDay: 5, maxBytes: 16 * 1024 },
  events: { perDay: 20, maxBytes: 4 * 1024 },
};

/** Multiple of an address's limit that a whole /48 gets, because providers give a customer up to an IPv6 /48. */
const networkFactor = 3;

const descriptions: Readonly<Record<LimitedWork, string>> = {
  api: 'API requests',
  codes: 'sign-in codes',
  events: 'tracked events',
  leads: 'forms',
  search: 'searches',
  pictures: 'new pictures',
  pages: 'new pages',
};

const shopperWorks: Readonly<Partial<Record<LimitedWork, string>>> = {
  codes: 'asked for a lot of sign-in codes',
  leads: 'sent a lot of forms',
  pages: 'opened a lot of pages',
};

const works = Object.keys(descriptions) as readonly LimitedWork[];
const windowNames: Readonly<Record<number, string>> = {
  [minuteSeconds]: 'minute',
  [hourSeconds]: 'hour',
  [daySeconds]: 'day',
};

const isStored = (work: LimitedWork): work is StoredWork => work in longerWindows;

interface Policy {
  /** Used in response headers: 'pages' counts an address, 'pages-network' a /48, 'pages-site' the whole site. */
  readonly name: string;
  readonly work: LimitedWork;
  readonly scope: LimitScope;
  readonly unit: 'requests' | 'bytes';
  readonly max: number;
  readonly windowSeconds: number;
  readonly counter: WindowCounter;
  readonly refusals: WindowCounter;
}

const scopeNames: Readonly<Record<LimitScope, string>> = { address: '', network: '-network', site: '-site' };

const buildPolicies = (
  work: LimitedWork,
  { perMinute, siteFactor, storedSiteFactor, storedBytesADay }: RateLimitsOptions,
): readonly Policy[] => {
  const max = perMinute[work];
  if (max === 0) return [];
  const factors: readonly (readonly [LimitScope, number])[] = [
    ['address', 1],
    ['network', networkFactor],
    ['site', isStored(work) ? storedSiteFactor : siteFactor],
  ];
  const windows = [{ seconds: minuteSeconds, factor: 1 }, ...(isStored(work) ? longerWindows[work] : [])];
  return factors.flatMap(([scope, scopeFactor]) => {
    const policy = (unit: Policy['unit'], windowSeconds: number, allowed: number): Policy => ({
      name: `${work}${scopeNames[scope]}`,
      work,
      scope,
      unit,
      windowSeconds,
      max: allowed * scopeFactor,
      counter: createWindowCounter(windowSeconds),
      refusals: createWindowCounter(windowSeconds),
    });
    return [
      ...windows.map(({ seconds, factor }) => policy('requests', seconds, max * factor)),
      ...(isStored(work) ? [policy('bytes', daySeconds, storedBytesADay)] : []),
    ].filter((one) => one.max > 0);
  });
};

const buildReserve = (work: LimitedWork): readonly Policy[] => {
  const reserve = isStored(work) ? reserves[work] : undefined;
  if (reserve === undefined) return [];
  const factors = { address: 1, network: networkFactor } as const;
  return (['address', 'network'] as const).map((scope) => ({
    name: `${work}-reserve`,
    work,
    scope,
    unit: 'requests',
    windowSeconds: daySeconds,
    max: reserve.perDay * factors[scope],
    counter: createWindowCounter(daySeconds),
    refusals: createWindowCounter(daySeconds),
  }));
};

interface Charge {
  readonly policy: Policy;
  readonly key: string;
  readonly amount: number;
}

const isFull = ({ policy, key, amount }: Charge): boolean => policy.counter.used(key) + amount > policy.max;

const hasReserve = ({ scope, windowSeconds }: Policy): boolean => scope === 'site' && windowSeconds > minuteSeconds;

const describeLimit = (reply: FastifyReply, { name, max, windowSeconds, counter }: Policy, key: string): void => {
  const remaining = Math.max(0, max - counter.used(key));
  reply.header('ratelimit-policy', `"${name}";q=${max};w=${windowSeconds}`);
  reply.header('ratelimit', `"${name}";r=${remaining};t=${counter.resetSeconds(key)}`);
};

const describeWait = (seconds: number): string => {
  if (seconds <= 2 * minuteSeconds) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / minuteSeconds);
  return minutes <= 120 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
};

const describeRefusal = ({ work, scope, unit, max, windowSeconds }: Policy, resetSeconds: number): string => {
  const done = shopperWorks[work];
  if (done !== undefined) {
    const reason =
      scope === 'site'
        ? 'We’re busier than usual right now'
        : `You’ve ${done} in the last ${windowNames[windowSeconds]}`;
    return `${reason}. Please wait ${describeWait(resetSeconds)}.`;
  }
  const limit = unit === 'bytes' ? `${max} bytes of ${descriptions[work]}` : `${max} ${descriptions[work]}`;
  return `More than ${limit} a ${windowNames[windowSeconds]}. Try again in ${resetSeconds} seconds.`;
};

const bodyBytes = ({ headers, routeOptions }: FastifyRequest): number =>
  Number(headers['content-length'] ?? (headers['transfer-encoding'] === undefined ? 0 : routeOptions.bodyLimit));

const unstored = new WeakSet<FastifyReply>();

export const markUnstored = (reply: FastifyReply): void => {
  unstored.add(reply);
};

const stored = new WeakSet<object>();

/** Overrides `markUnstored`: call this if the request stored something after all. */
export const markStored = (reply: object): void => {
  stored.add(reply);
};

const storedBytesOf = new WeakMap<FastifyReply, number>();

export const markStoredBytes = (reply: FastifyReply, bytes: number): void => {
  storedBytesOf.set(reply, bytes);
};

export const hasStored = (request: FastifyRequest, reply: FastifyReply): boolean =>
  request.method === 'POST' && reply.statusCode < 400 && (stored.has(reply) || !unstored.has(reply));

/** Counts in this process's memory. @spec D.26, design section 9 */
export const createRateLimits = (options: RateLimitsOptions): RateLimits => {
  const { siteOf, onRefused } = options;
  const policiesOf = Object.fromEntries(works.map((work) => [work, buildPolicies(work, options)])) as Readonly<
    Record<LimitedWork, readonly Policy[]>
  >;

  const reserveOf = Object.fromEntries(works.map((work) => [work, buildReserve(work)])) as typeof policiesOf;

  const keysOf = (request: FastifyRequest): Readonly<Record<LimitScope, string | undefined>> => {
    const site = siteOf(request);
    const { line, network } = readClientAddress(request);
    return { address: `${site} ${line}`, network: network === undefined ? undefined : `${site} ${network}`, site };
  };

  const refuse = (policy: Policy, key: string, request: FastifyRequest, reply: FastifyReply): never => {
    const resetSeconds = policy.counter.resetSeconds(key);
    const isFirst = policy.refusals.used(key) === 0;
    if (isFirst) policy.refusals.add(key, 1);
    describeLimit(reply, policy, key);
    reply.header('retry-after', resetSeconds);
    onRefused?.({ work: policy.work, scope: policy.scope, site: siteOf(request), isFirst });
    throw new DomainError('tooMany', describeRefusal(policy, resetSeconds));
  };

  const listCharges = (policies: readonly Policy[], request: FastifyRequest): readonly Charge[] => {
    const keys = keysOf(request);
    return policies.flatMap((policy) => {
      const key = keys[policy.scope];
      return key === undefined ? [] : [{ policy, key, amount: policy.unit === 'bytes' ? bodyBytes(request) : 1 }];
    });
  };

  const listReserved = (work: LimitedWork, request: FastifyRequest): readonly Charge[] | undefined => {
    const reserve = isStored(work) ? reserves[work] : undefined;
    if (reserve === undefined || bodyBytes(request) > reserve.maxBytes) return undefined;
    const charges = listCharges(reserveOf[work], request);
    return charges.some(isFull) ? undefined : charges;
  };

  const reserve = (policies: readonly Policy[], request: FastifyRequest, reply: FastifyReply): GiveBack => {
    const asked = listCharges(policies, request);
    const full = asked.filter(isFull);
    const [spent] = full;
    const reserved =
      spent !== undefined && full.every(({ policy }) => hasReserve(policy))
        ? listReserved(spent.policy.work, request)
        : [];
    const refused = full.find(({ policy }) => !hasReserve(policy)) ?? (reserved === undefined ? spent : undefined);
    if (refused !== undefined) refuse(refused.policy, refused.key, request, reply);
    const charges = [...asked.filter((charge) => !full.includes(charge)), ...(reserved ?? [])];
    for (const { policy, key, amount } of charges) policy.counter.add(key, amount);
    // The headers describe only the address's own limit, so that they don't reveal other visitors' use.
    const own = asked.find(({ policy: { scope, unit } }) => scope === 'address' && unit === 'requests');
    // The page that explains a refusal is counted too, but its headers must describe the refusal.
    if (own !== undefined && !reply.hasHeader('retry-after')) describeLimit(reply, own.policy, own.key);
    let isGivenBack = false;
    return (keptBytes) => {
      if (isGivenBack) return;
      isGivenBack = true;
      for (const { policy, key, amount } of charges) {
        const kept = keptBytes === undefined ? 0 : policy.unit === 'bytes' ? Math.min(keptBytes, amount) : amount;
        policy.counter.add(key, kept - amount);
      }
    };
  };

  const countsAlways = ({ scope, unit }: Policy): boolean => scope !== 'site' && unit === 'requests';
  const reserveClient = (work: StoredWork, request: FastifyRequest, reply: FastifyReply): GiveBack =>
    reserve(policiesOf[work].filter(countsAlways), request, reply);
  const reserveStorage = (work: StoredWork, request: FastifyRequest, reply: FastifyReply): GiveBack =>
    reserve(
      policiesOf[work].filter((policy) => !countsAlways(policy)),
      request,
      reply,
    );

  const guardStored = (routes: FastifyInstance, work: StoredWork): void => {
    const given = new WeakMap<FastifyRequest, GiveBack>();
    routes.addHook('onRequest', async (request, reply) => {
      reserveClient(work, request, reply);
    });
    routes.addHook('preHandler', async (request, reply) => {
      given.set(request, reserveStorage(work, request, reply));
    });
    routes.addHook('onSend', async (request, reply) => {
      if (!hasStored(request, reply)) given.get(request)?.();
      else if (storedBytesOf.has(reply)) given.get(request)?.(storedBytesOf.get(reply));
    });
  };

  const take: RateLimits['take'] = async (work, request, reply) => {
    reserve(policiesOf[work], request, reply);
  };

  return {
    take,
    begin: (work, request, reply) => {
      reserveClient(work, request, reply);
      return reserveStorage(work, request, reply);
    },
    guard: (routes, work) => {
      if (isStored(work)) return guardStored(routes, work);
      routes.addHook('onRequest', (request, reply) => take(work, request, reply));
    },
  };
};
