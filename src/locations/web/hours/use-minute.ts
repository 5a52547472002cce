import { useEffect, useState } from 'react';

const refreshMs = 20_000;

/**
 * The current time, refreshed; null on the server. Pages are cached for hours, so only the browser may say what is true
 * now.
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
