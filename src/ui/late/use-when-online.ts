import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

const firstPauseMs = 250;
const longestPauseMs = 8_000;

const canReachServer = async (signal: AbortSignal): Promise<boolean> => {
  try {
    await fetch('/robots.txt', { method: 'HEAD', cache: 'no-store', signal });
    return true;
  } catch {
    return false;
  }
};

/** Calls `act` once the server can be reached. A browser says that it's online before its first requests succeed. */
const actWhenReached = async (act: () => void, signal: AbortSignal): Promise<void> => {
  let pauseMs = firstPauseMs;
  while (!(await canReachServer(signal))) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    if (signal.aborted || !navigator.onLine) return;
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
  }
  if (!signal.aborted) act();
};

/** Calls `act` when the browser is online again. Does nothing while `act` is null. */
export const useWhenOnline = (act: (() => void) | null): void => {
  const isWaiting = act !== null;
  const actNow = useEffectEvent(() => act?.());
  useEffect(() => {
    if (!isWaiting) return;
    const listening = new AbortController();
    let attempt = new AbortController();
    const onOnline = () => {
      attempt.abort();
      attempt = new AbortController();
      void actWhenReached(actNow, attempt.signal);
    };
    window.addEventListener('online', onOnline, { signal: listening.signal });
    return () => {
      listening.abort();
      attempt.abort();
    };
  }, [isWaiting]);
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
