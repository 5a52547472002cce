import { useEffect, useState } from 'react';

const refreshMs = 20_000;

/** Returns null until mounted, because pages are cached and only the browser knows the time. */
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
