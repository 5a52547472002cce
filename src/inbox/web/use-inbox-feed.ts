import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';

/** A burst of leads reloads the list once a second, not once per lead. */
const leastMs = 1_000;

/** Reloads the page's data whenever the server reports a change. Returns false while the connection is lost. */
export const useInboxFeed = (address: string): boolean => {
  const { revalidate } = useRevalidator();
  const [isLive, setIsLive] = useState(true);
  const reload = useRef(revalidate);
  reload.current = revalidate;
  useEffect(() => {
    const source = new EventSource(address);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let reloadedMs = 0;
    const onChange = (): void => {
      timer ??= setTimeout(
        () => {
          timer = undefined;
          reloadedMs = performance.now();
          void reload.current();
        },
        Math.max(0, reloadedMs + leastMs - performance.now()),
      );
    };
    for (const kind of ['arrived', 'changed', 'reset']) source.addEventListener(kind, onChange);
    // Reloads, because the stream misses what changed between the page's load and its own start.
    source.addEventListener('open', () => {
      setIsLive(true);
      onChange();
    });
    source.addEventListener('error', () => setIsLive(false));
    return () => {
      clearTimeout(timer);
      source.close();
    };
  }, [address]);
  return isLive;
};
