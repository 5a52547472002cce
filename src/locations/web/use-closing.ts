import { useEffect, useState } from 'react';

export interface Closing {
  /** Under which the browser remembers it. */
  readonly key: string;
  readonly isClosed: boolean;
  /** As served there is nobody to hear a button. */
  readonly canClose: boolean;
  readonly close: () => void;
}

/** Storage can be switched off: then closing lasts as long as the page. */
const hasClosed = (key: string): boolean => {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
};

const rememberClosed = (key: string): void => {
  try {
    localStorage.setItem(key, 'closed');
  } catch {
    // Nothing to remember it in.
  }
};

/**
 * A notice that a shopper can close for good; a site's storage is its own. As served, and without scripts, it simply stays.
 * @param name what is closed; the same name stays closed on every page
 */
export const useClosing = (name: string): Closing => {
  const key = `closed:${name}`;
  const [state, setState] = useState<'served' | 'open' | 'closed'>('served');
  useEffect(() => setState(hasClosed(key) ? 'closed' : 'open'), [key]);
  const close = (): void => {
    rememberClosed(key);
    setState('closed');
  };
  return { key, isClosed: state === 'closed', canClose: state === 'open', close };
};
