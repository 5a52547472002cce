/** Longest that a part of a page waits for its answer, in milliseconds. */
const timeoutMs = 10_000;

/** Fetches for a part of a page: a server that never answers is one that failed, and nobody sees 'loading' for good. */
export const fetchInTime = (
  address: string,
  signal?: AbortSignal,
  question?: Pick<RequestInit, 'method' | 'headers' | 'body'>,
): Promise<Response> => {
  const stop = new AbortController();
  const end = (): void => stop.abort();
  // Also while the body comes; after it this changes nothing.
  setTimeout(end, timeoutMs);
  signal?.addEventListener('abort', end);
  return fetch(address, { ...question, signal: stop.signal });
};
