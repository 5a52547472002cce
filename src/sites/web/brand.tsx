import styles from './brand.module.css';
import type { ShellView } from './shell-view.ts';

interface BrandProps {
  readonly site: ShellView;
  readonly ground?: 'page' | 'hero' | 'foot';
}

export function Brand({ site, ground = 'page' }: BrandProps) {
  const { name, logoUrl, logoSize, logoOnBrandUrl, logoHasBackground = false } = site;
  const src = ground === 'hero' ? (logoOnBrandUrl ?? logoUrl) : logoUrl;
  const isWide = logoSize !== undefined;
  const needsPlate = !logoHasBackground && (ground === 'foot' || (ground === 'hero' && logoOnBrandUrl === undefined));
  const isFramed = !logoHasBackground && ground === 'foot';
  return (
    <a className={styles.brand} href="/">
      {isWide ? (
        <img
          className={needsPlate ? `${styles.logo} ${styles.plate}` : styles.logo}
          src={src}
          alt={name}
          {...logoSize}
        />
      ) : (
        <img
          className={isFramed ? `${styles.mark} ${styles.frame}` : styles.mark}
          src={src}
          alt=""
          width={40}
          height={40}
        />
      )}
      {!isWide && (
        <span className={styles.name}>
          <span className={styles.short}>{site.shortName}</span> <span className={styles.rest}>{site.nameRest}</span>
        </span>
      )}
    </a>
  );
}
