import { useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

/** Whether the page has loaded and had nothing better to do since. */
export const useIdle = (): boolean => {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
};
