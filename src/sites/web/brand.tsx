import styles from './brand.module.css';
import type { ShellView } from './shell-view.ts';

interface BrandProps {
  readonly site: ShellView;
  /** What is behind the brand: the page, a hero (a coloured field or a photograph), or the footer. */
  readonly ground?: 'page' | 'hero' | 'foot';
}

/**
 * A wide logo replaces the name wherever it can be read; elsewhere, only the name is shown. Any other logo is a mark
 * beside the name.
 */
export function Brand({ site, ground = 'page' }: BrandProps) {
  const { name, logoUrl, logoSize, logoOnBrandUrl } = site;
  const src = ground === 'hero' ? (logoOnBrandUrl ?? logoUrl) : logoUrl;
  const isWide = logoSize !== undefined;
  const isShown = ground === 'page' || (ground === 'hero' && logoOnBrandUrl !== undefined);
  return (
    <a className={styles.brand} href="/">
      {isWide && isShown && <img className={styles.logo} src={src} alt={name} {...logoSize} />}
      {!isWide && <img className={styles.mark} src={src} alt="" width={40} height={40} />}
      {!(isWide && isShown) && (
        <span className={styles.name}>
          <span className={styles.short}>{site.shortName}</span> <span className={styles.rest}>{site.nameRest}</span>
        </span>
      )}
    </a>
  );
}
