import styles from './dealer-text.module.css';

/**
 * Text that the dealer wrote in Markdown.
 * @param html safe: src/sites/server/render-content.ts escapes raw HTML
 */
export const DealerText = ({ html }: { readonly html: string }) => (
  <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
);
