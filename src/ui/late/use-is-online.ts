import { useSyncExternalStore } from 'react';

const subscribe = (tell: () => void): (() => void) => {
  const listening = new AbortController();
  for (const name of ['online', 'offline']) window.addEventListener(name, tell, { signal: listening.signal });
  return () => listening.abort();
};

/** Whether the browser has a line at all; the server's page says yes. */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
