import { useEffect, useState } from 'react';

/** Longest that a timer of a browser waits, in milliseconds. */
const longestTimerMs = 2 ** 31 - 1;

/** Whether a moment has passed: a page may be kept, or stay open, past the end of what it shows. @spec B5.43 */
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
