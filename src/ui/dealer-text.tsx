import styles from './dealer-text.module.css';

/** Renders HTML made from the dealer's Markdown. src/sites/server/render-content.ts makes it safe. */
export const DealerText = ({ html }: { readonly html: string }) => (
  <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
);
