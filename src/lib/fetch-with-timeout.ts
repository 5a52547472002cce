const timeoutMs = 10_000;

export const fetchWithTimeout = (
  address: string,
  signal?: AbortSignal,
  question?: Pick<RequestInit, 'method' | 'headers' | 'body'>,
): Promise<Response> => {
  const stop = new AbortController();
  const end = (): void => stop.abort();
  // Also covers the body. After that the abort is a no-op.
  setTimeout(end, timeoutMs);
  signal?.addEventListener('abort', end);
  return fetch(address, { ...question, signal: stop.signal });
};
