import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '#src/lib/domain-error.ts';
import { readClientAddress } from './client-address.ts';
import { describeLimit, describeRefusal } from './describe-limit.ts';
import {
  buildPolicies,
  buildReserve,
  hasReserve,
  isStored,
  type LimitedWork,
  type LimitPolicy,
  type LimitScope,
  type LimitSettings,
  reserves,
  type StoredWork,
} from './limit-policies.ts';

export interface RefusedRequest {
  readonly work: LimitedWork;
  readonly scope: LimitScope;
  readonly site: string;
  readonly isFirst: boolean;
}

export interface RateLimitsOptions extends LimitSettings {
  readonly siteOf: (request: FastifyRequest) => string;
  readonly onRefused?: (refused: RefusedRequest) => void;
}

/** Cancels this request's charges or, with `keptBytes`, only the bytes beyond that number. */
export type GiveBack = (keptBytes?: number) => void;

export interface RateLimits {
  /** Throws tooMany past a limit. Describes a limit in the reply's headers: the exceeded limit or the address's own. */
  readonly take: (
    work: Exclude<LimitedWork, StoredWork>,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Promise<void>;
  /**
   * Can throw tooMany. Call the returned function with the number of stored bytes, or without an argument if nothing
   * was stored.
   */
  readonly begin: (work: StoredWork, request: FastifyRequest, reply: FastifyReply) => GiveBack;
  readonly guard: (routes: FastifyInstance, work: LimitedWork) => void;
}

interface Charge {
  readonly policy: LimitPolicy;
  readonly key: string;
  readonly amount: number;
}

const isFull = ({ policy, key, amount }: Charge): boolean => policy.counter.used(key) + amount > policy.max;

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
  const works = Object.keys(options.perMinute) as readonly LimitedWork[];
  const policiesOf = Object.fromEntries(works.map((work) => [work, buildPolicies(work, options)])) as Readonly<
    Record<LimitedWork, readonly LimitPolicy[]>
  >;

  const reserveOf = Object.fromEntries(works.map((work) => [work, buildReserve(work)])) as typeof policiesOf;

  const keysOf = (request: FastifyRequest): Readonly<Record<LimitScope, string | undefined>> => {
    const site = siteOf(request);
    const { line, network } = readClientAddress(request);
    return { address: `${site} ${line}`, network: network === undefined ? undefined : `${site} ${network}`, site };
  };

  const refuse = (policy: LimitPolicy, key: string, request: FastifyRequest, reply: FastifyReply): never => {
    const resetSeconds = policy.counter.resetSeconds(key);
    const isFirst = policy.refusals.used(key) === 0;
    if (isFirst) policy.refusals.add(key, 1);
    describeLimit(reply, policy, key);
    reply.header('retry-after', resetSeconds);
    onRefused?.({ work: policy.work, scope: policy.scope, site: siteOf(request), isFirst });
    throw new DomainError('tooMany', describeRefusal(policy, resetSeconds));
  };

  const listCharges = (policies: readonly LimitPolicy[], request: FastifyRequest): readonly Charge[] => {
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

  const reserve = (policies: readonly LimitPolicy[], request: FastifyRequest, reply: FastifyReply): GiveBack => {
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

  const countsAlways = ({ scope, unit }: LimitPolicy): boolean => scope !== 'site' && unit === 'requests';
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
