import type { UnavailableView } from '../../view/unavailable-view.ts';
import styles from './unavailable-notice.module.css';

/** Says that the vehicle is sold, or not to be had; the way on to similar ones is the button below. @spec B2.42, L2.50, D.05 */
export const UnavailableNotice = ({ unavailable }: { readonly unavailable: UnavailableView }) => (
  <div className={styles.notice}>
    <p className={styles.heading}>{unavailable.heading}</p>
    <p>{unavailable.text}</p>
  </div>
);
