import { useEffect, useState } from 'react';

export interface Closing {
  readonly key: string;
  readonly isClosed: boolean;
  /** False before scripts run, because the button would do nothing, and once the notice is closed. */
  readonly canClose: boolean;
  readonly close: () => void;
}

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
    // Storage is blocked: nothing is remembered.
  }
};

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
