import type { KeepView } from '../view/keep-view.ts';
import { KeepButton } from './keep-button.tsx';
import styles from './keep-corner.module.css';

/** The toggles in the corner of a card's picture. @spec B4.30 */
export const KeepCorner = ({ keep: { siteSlug, entry, canFavourite } }: { readonly keep: KeepView }) => (
  <div className={styles.corner}>
    <KeepButton siteSlug={siteSlug} kind="compared" entry={entry} place="picture" />
    {canFavourite && <KeepButton siteSlug={siteSlug} kind="favourites" entry={entry} place="picture" />}
  </div>
);
