import type { FastifyReply, FastifyRequest } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readEnv } from '#src/platform/env.ts';
import type { LimitScope, StoredWork } from '#src/platform/http/limits/limit-policies.ts';
import { createRateLimits } from '#src/platform/http/limits/rate-limits.ts';

const mebibyte = 2 ** 20;

/** Maximum number of requests a day, by default, from one address, from one IPv6 /48 network and to one site. */
const mostRequests = {
  codes: { address: 30, network: 90, site: 750 },
  // Beyond the site's 7,500, each of the fifty addresses may still store five.
  leads: { address: 300, network: 900, site: 7_500 + 50 * 5 },
} as const;
const mostBytes = { address: 4 * mebibyte, network: 12 * mebibyte, site: 100 * mebibyte } as const;
const scopes = ['address', 'network', 'site'] as const;

const addressesOf = {
  address: () => '192.0.2.1',
  network: (at: number) => `2001:db8:7:${at % 10}::1`,
  site: (at: number) => `10.${at % 50}.0.1`,
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const stepMinutes = 10;
const daySeconds = 24 * 60 * 60;

const floodUntilRefused = (work: StoredWork, scope: LimitScope, bytes: number) => {
  const env = readEnv({});
  let refusedScope: LimitScope | undefined;
  const limits = createRateLimits({
    perMinute: {
      api: 0,
      search: 0,
      pictures: 0,
      pages: 0,
      codes: env.RATE_LIMIT_CODES,
      events: env.RATE_LIMIT_EVENTS,
      leads: env.RATE_LIMIT_LEADS,
    },
    siteFactor: env.RATE_LIMIT_SITE_FACTOR,
    storedSiteFactor: env.RATE_LIMIT_STORED_SITE_FACTOR,
    storedBytesADay: env.RATE_LIMIT_STORED_BYTES,
    siteOf: () => 'wattle',
    onRefused: ({ scope: refused }) => {
      refusedScope = refused;
    },
  });
  let policy = '';
  const reply = {
    header: (name: string, value: unknown) => {
      if (name === 'ratelimit-policy') policy = String(value);
      return reply;
    },
    hasHeader: () => false,
  } as unknown as FastifyReply;
  const headers = { 'content-length': String(bytes) };
  let requests = 0;
  for (let minutes = 0; minutes < 24 * 60; minutes += stepMinutes) {
    for (let at = 0; at < 400; at++) {
      const request = { ip: addressesOf[scope](at), socket: {}, headers } as unknown as FastifyRequest;
      try {
        limits.begin(work, request, reply);
        requests += 1;
      } catch {
        if (refusedScope === scope && policy.endsWith(`;w=${daySeconds}`)) return { requests, bytes: requests * bytes };
        // The rest of this burst would be refused too.
        if (refusedScope === scope) break;
      }
    }
    vi.advanceTimersByTime(stepMinutes * 60_000);
  }
  return undefined;
};

describe('what strangers store in a day', () => {
  it.each(['codes', 'leads'] as const)('is bounded in number: %s [D.26] [D.28]', (work) => {
    for (const scope of scopes) {
      expect([scope, floodUntilRefused(work, scope, 200)?.requests]).toEqual([scope, mostRequests[work][scope]]);
    }
  });

  it.each(['leads', 'events'] as const)('is bounded in bytes, with long bodies: %s [D.24]', (work) => {
    for (const scope of scopes) {
      expect([scope, floodUntilRefused(work, scope, 32 * 1024)?.bytes]).toEqual([scope, mostBytes[scope]]);
    }
  });
});
