import styles from './dealer-text.module.css';

/** src/sites/server/render-content.ts makes the HTML safe. */
export const DealerText = ({ html }: { readonly html: string }) => (
  <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
);
