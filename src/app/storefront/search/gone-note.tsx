import * as pagePaths from '#src/lib/page-paths.ts';
import styles from './gone-note.module.css';

/**
 * Says to a shopper who was sent here from the address of a vehicle that is no longer listed why this is a search. It is
 * part of every search and shows only as the target of the address, so that the page stays the same for everyone.
 * @spec B4.17
 */
export const GoneNote = () => (
  <p id={pagePaths.goneAnchor} className={styles.note}>
    <b>That one has gone.</b> The vehicle that you were looking for is no longer for sale. These are like it.
  </p>
);
