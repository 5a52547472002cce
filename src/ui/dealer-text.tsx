import styles from './dealer-text.module.css';

/** Renders the dealer's Markdown. Its HTML is safe: src/sites/server/render-content.ts escapes raw HTML. */
export const DealerText = ({ html }: { readonly html: string }) => (
  <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
);
