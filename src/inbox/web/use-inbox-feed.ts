import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';

/**
 * Shortest time between two reloads of the list, in milliseconds. In a burst of leads, the list doesn't reload for each
 * lead.
 */
const leastMs = 1_000;

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
    // Reloads, because the stream misses changes between the page's load and its own start.
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
