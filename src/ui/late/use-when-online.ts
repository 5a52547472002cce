import { useEffect, useSyncExternalStore } from 'react';

/** Does something again once the line is back; null does nothing. */
export const useWhenOnline = (act: (() => void) | null): void => {
  useEffect(() => {
    if (act === null) return;
    window.addEventListener('online', act);
    return () => window.removeEventListener('online', act);
  }, [act]);
};

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
