import { useEffect, useState } from 'react';

/** Longest delay of a browser's timer. A timer with a longer delay fires immediately. */
const longestTimerMs = 2 ** 31 - 1;

/** Checks in the browser, because a page can be cached or stay open for hours. Null never expires. @spec B5.43 */
export const useExpired = (expiresAtMs: number | null): boolean => {
  const [isExpired, setExpired] = useState(false);
  useEffect(() => {
    if (expiresAtMs === null) return;
    const leftMs = expiresAtMs - Date.now();
    if (leftMs > longestTimerMs) return;
    const timer = setTimeout(() => setExpired(true), leftMs);
    return () => clearTimeout(timer);
  }, [expiresAtMs]);
  return isExpired;
};
