import { Icon } from '#src/ui/icon.tsx';
import styles from './gallery-placeholder.module.css';

/** @spec B2.37, L8.04 */
export const GalleryPlaceholder = ({ text }: { readonly text: string }) => (
  <p className={styles.placeholder}>
    <Icon name="camera" size="large" />
    {text}
  </p>
);
