import { useEffect } from 'react';

/** Does something again once the line is back; null does nothing. */
export const useWhenOnline = (act: (() => void) | null): void => {
  useEffect(() => {
    if (act === null) return;
    window.addEventListener('online', act);
    return () => window.removeEventListener('online', act);
  }, [act]);
};
