import type { Code } from '../view/code.ts';
import styles from './page-code.module.css';

export const PageCode = ({ code, url }: { readonly code: Code; readonly url: string }) => (
  <figure className={styles.code}>
    <svg viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label="Code that leads to the page">
      <path d={code.path} />
    </svg>
    <figcaption>{url.replace(/^https?:\/\//, '')}</figcaption>
  </figure>
);
