import { useSyncExternalStore } from 'react';
import styles from './toast-place.module.css';
import { getToasts, subscribeToToasts } from './toast-store.ts';

/** Where messages show; screen readers speak them. It stands on every page, since a place that comes late is not heard. */
export const ToastPlace = () => {
  const toast = useSyncExternalStore(subscribeToToasts, getToasts, getToasts)[0];
  const isShown = toast?.isShown === true;
  return (
    <p className={isShown ? styles.toast : 'visually-hidden'} role="status" data-toast>
      {isShown ? toast.content : ''}
    </p>
  );
};
