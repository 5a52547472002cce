import { useEffect, useState } from 'react';

const refreshMs = 20_000;

/** Null on the server: pages are cached for hours, so only the browser knows the time. */
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
