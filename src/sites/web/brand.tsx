import styles from './brand.module.css';
import type { ShellView } from './shell-view.ts';

export function Brand({ site }: { readonly site: ShellView }) {
  return (
    <a className={styles.brand} href="/">
      <img className={styles.mark} src={site.logoUrl} alt="" width={40} height={40} />
      <span className={styles.name}>
        <span className={styles.short}>{site.shortName}</span> <span className={styles.rest}>{site.nameRest}</span>
      </span>
    </a>
  );
}
