import type { ReactNode } from 'react';

export interface Toast {
  readonly id: number;
  readonly content: ReactNode;
  readonly isShown: boolean;
}

/** @spec B2.65, B9.19 */
const shownMs = 3_000;
/** How long a hidden toast stays in the list, unless another toast replaces it. @spec L4.24, D.45 */
const recordMs = 1_000_000;

const listeners = new Set<() => void>();
let toasts: readonly Toast[] = [];
let lastId = 0;

const change = (next: readonly Toast[]): void => {
  toasts = next;
  for (const listener of listeners) listener();
};

const drop = (id: number): void => change(toasts.filter((toast) => toast.id !== id));

const dismiss = (id: number): void => {
  change(toasts.map((toast) => (toast.id === id ? { ...toast, isShown: false } : toast)));
  setTimeout(drop, recordMs, id);
};

/** @spec L4.23, L4.24 */
export const showToast = (content: ReactNode): void => {
  lastId += 1;
  change([{ id: lastId, content, isShown: true }]);
  setTimeout(dismiss, shownMs, lastId);
};

/** @spec L4.23 */
export const getToasts = (): readonly Toast[] => toasts;

export const subscribeToToasts = (onChange: () => void): (() => void) => {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
};
