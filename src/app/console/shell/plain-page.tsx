import type { ReactNode } from 'react';
import styles from './plain-page.module.css';

export const PlainPage = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <main id="main" tabIndex={-1} className={styles.page}>
    <title>{`${title} · Forecourt desk`}</title>
    <div className={styles.card}>
      <p className={styles.product}>Forecourt desk</p>
      <h1>{title}</h1>
      {children}
    </div>
  </main>
);
