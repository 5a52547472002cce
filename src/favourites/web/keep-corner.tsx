import type { ReactNode } from 'react';
import type { KeepView } from '../view/build-keep-view.ts';
import { KeepButton } from './keep-button.tsx';
import styles from './keep-corner.module.css';

interface KeepCornerProps {
  /** Null for a vehicle that is not in stock. */
  readonly keep: KeepView | null;
  /** What stands in the place of the heart, where a site saves elsewhere. */
  readonly children?: ReactNode;
}

/** The toggles in the corner of a card's picture. @spec B4.30 */
export const KeepCorner = ({ keep, children }: KeepCornerProps) => (
  <div className={styles.corner}>
    {keep !== null && <KeepButton {...keep} kind="compared" place="picture" />}
    {children ?? (keep?.canFavourite && <KeepButton {...keep} kind="favourites" place="picture" />)}
  </div>
);
