import type { WatchToastView } from '../view/build-watch-toast.ts';
import styles from './watch-toast.module.css';

/** What a change of the watchlist says, with the way there. @spec B4.39, B4.40, B4.41 */
export const WatchToast = ({ toast: { title, text, label, href } }: { readonly toast: WatchToastView }) => (
  <span className={styles.toast}>
    <b>{title}</b>
    <span>{text}</span>
    <a href={href}>{label}</a>
  </span>
);
