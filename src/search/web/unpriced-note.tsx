import type { UnpricedView } from '../view/facets/build-unpriced-view.ts';
import styles from './unpriced-note.module.css';

export const UnpricedNote = ({ unpriced }: { readonly unpriced: UnpricedView }) => (
  <p className={styles.note}>
    {unpriced.text} <a href={unpriced.href}>Show them</a>
  </p>
);
