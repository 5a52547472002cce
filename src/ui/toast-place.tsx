import { useSyncExternalStore } from 'react';
import styles from './toast-place.module.css';
import { getToasts, subscribeToToasts } from './toast-store.ts';

/** Rendered on every page from the start, because screen readers can miss a live region that is added later. */
export const ToastPlace = () => {
  const toast = useSyncExternalStore(subscribeToToasts, getToasts, getToasts)[0];
  const isShown = toast?.isShown === true;
  return (
    <p className={isShown ? styles.toast : 'visually-hidden'} role="status" data-toast>
      {isShown ? toast.content : ''}
    </p>
  );
};
