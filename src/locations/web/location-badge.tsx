import { Icon } from '#src/ui/icon.tsx';
import styles from './location-badge.module.css';

/** @spec B2.57 */
export const LocationBadge = ({ place }: { readonly place: string }) => (
  <p className={styles.badge}>
    <Icon name="pin" size="small" />
    <span className="visually-hidden">Located in </span>
    {place}
  </p>
);
