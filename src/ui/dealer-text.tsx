import styles from './dealer-text.module.css';

/**
 * Text that the dealer wrote in Markdown. @param html safe, as src/sites/server/render-content.ts makes it: raw HTML of the
 * source is printed as text
 */
export const DealerText = ({ html }: { readonly html: string }) => (
  <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
);
