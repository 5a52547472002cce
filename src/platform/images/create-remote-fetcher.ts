import { createGuardedRequest, type EgressOverrides } from '#src/platform/egress/create-guarded-request.ts';

export type FetchOutcome =
  | { readonly kind: 'fetched'; readonly data: Buffer }
  | { readonly kind: 'refused'; readonly reason: 'address' | 'status' | 'size' | 'time' | 'connection' };

export type FetchRemote = (url: URL) => Promise<FetchOutcome>;

const limits = { timeoutMs: 10_000, maxBytes: 20 * 1024 * 1024 };

export const createRemoteFetcher = (overrides: EgressOverrides = {}): FetchRemote => {
  const ask = createGuardedRequest(limits, overrides);
  return async (url) => {
    const answer = await ask(url, { method: 'GET', headers: { accept: 'image/*' } });
    if (answer.kind === 'refused') return answer;
    return answer.status === 200 ? { kind: 'fetched', data: answer.data } : { kind: 'refused', reason: 'status' };
  };
};
