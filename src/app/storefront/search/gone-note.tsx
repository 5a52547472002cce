import * as pagePaths from '#src/lib/page-paths.ts';
import styles from './gone-note.module.css';

/**
 * Explains to a shopper sent here from an unlisted vehicle why this is a search. It is part of every search but visible only as
 * the address's target, so that the page is the same for everyone. @spec B4.17
 */
export const GoneNote = () => (
  <p id={pagePaths.goneAnchor} className={styles.note}>
    <b>That one has gone.</b> The vehicle that you were looking for is no longer for sale. These are like it.
  </p>
);
