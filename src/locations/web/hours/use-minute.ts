import { useEffect, useState } from 'react';

const refreshMs = 20_000;

/**
 * Returns null on the server and for the browser's first render. Pages are cached, so only the browser knows the time.
 */
export const useMinute = (): Date | null => {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    const update = (): void => setNow(new Date());
    update();
    const timer = setInterval(update, refreshMs);
    return () => clearInterval(timer);
  }, []);
  return now;
};
