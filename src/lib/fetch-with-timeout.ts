const timeoutMs = 10_000;

export const fetchWithTimeout = (
  address: string,
  signal?: AbortSignal,
  question?: Pick<RequestInit, 'method' | 'headers' | 'body'>,
): Promise<Response> => {
  const stop = new AbortController();
  const end = (): void => stop.abort();
  // The timeout also covers the body. Once the body is read, aborting does nothing.
  setTimeout(end, timeoutMs);
  signal?.addEventListener('abort', end);
  return fetch(address, { ...question, signal: stop.signal });
};
