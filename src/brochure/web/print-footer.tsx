import { apiPaths } from '#src/lib/api-paths.ts';
import { fillPath } from '#src/lib/url.ts';
import styles from './print-footer.module.css';

interface PrintFooterProps {
  readonly slug: string;
  readonly url: string;
}

/** The QR code is loaded only when the page is printed. @spec B2.12 */
export const PrintFooter = ({ slug, url }: PrintFooterProps) => (
  <p className={styles.foot} data-paper>
    <img src={fillPath(apiPaths.pageCode, slug)} alt="" width={96} height={96} loading="lazy" />
    {url.replace(/^https?:\/\//, '')}
  </p>
);
