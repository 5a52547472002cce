import type { SavedLineView } from '#src/watchlist/view/build-saved-line.ts';
import styles from './saved-line.module.css';

/** When a vehicle was saved, for how much, and how its price moved since. @spec B1.15 */
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
