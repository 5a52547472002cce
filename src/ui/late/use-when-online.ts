import { useEffect, useSyncExternalStore } from 'react';

export const useWhenOnline = (act: (() => void) | null): void => {
  useEffect(() => {
    if (act === null) return;
    window.addEventListener('online', act);
    return () => window.removeEventListener('online', act);
  }, [act]);
};

const subscribe = (onChange: () => void): (() => void) => {
  const listening = new AbortController();
  for (const name of ['online', 'offline']) window.addEventListener(name, onChange, { signal: listening.signal });
  return () => listening.abort();
};

export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
