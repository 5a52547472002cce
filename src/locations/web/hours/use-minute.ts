import { useEffect, useState } from 'react';

/** How often what is said of the moment is looked at again. */
const pauseMs = 20_000;

/**
 * The moment, as the browser's clock has it; null as served. A page is kept for many visitors and hours: what it says of
 * the moment comes in the browser alone.
 */
export const useMinute = (): Date | null => {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    const tell = (): void => setNow(new Date());
    tell();
    const timer = setInterval(tell, pauseMs);
    return () => clearInterval(timer);
  }, []);
  return now;
};
