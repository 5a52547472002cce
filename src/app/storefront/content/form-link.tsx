import type { SiteLink } from '#src/sites/model/navigation-entry.ts';
import buttons from '#src/ui/button.module.css';
import styles from './form-link.module.css';

/** @spec L7.11 */
export const FormLink = ({ link: { label, href } }: { readonly link: SiteLink }) => (
  <p className={styles.way}>
    <a className={buttons.outlined} href={href}>
      {label}
    </a>
  </p>
);
