import type { SavedLineView } from '#src/watchlist/view/build-saved-line.ts';
import styles from './saved-line.module.css';

/** Shows when a vehicle was saved, at what price, and the change since. @spec B1.15 */
export const SavedLine = ({ saved: { text, change } }: { readonly saved: SavedLineView }) => (
  <span className={styles.line}>
    {text}
    {change !== null && (
      <>
        {' '}
        <b data-drop={change.isDrop || undefined}>{change.text}</b>
      </>
    )}
  </span>
);
