import { useEffect, useState } from 'react';

/** Storage can be switched off: then closing lasts as long as the page. */
const hasClosed = (key: string): boolean => {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
};

const rememberClosed = (key: string): void => {
  try {
    sessionStorage.setItem(key, 'closed');
  } catch {
    // Nothing to remember it in.
  }
};

/**
 * A notice that a shopper can close for the rest of the visit. As served, and without scripts, it simply stays.
 * @param name what is closed; the same name stays closed on every page
 */
export const useClosing = (name: string) => {
  const key = `closed:${name}`;
  const [state, setState] = useState<'served' | 'open' | 'closed'>('served');
  useEffect(() => setState(hasClosed(key) ? 'closed' : 'open'), [key]);
  const close = (): void => {
    rememberClosed(key);
    setState('closed');
  };
  return { isClosed: state === 'closed', canClose: state === 'open', close };
};
