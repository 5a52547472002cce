import type { ReactNode } from 'react';
import type { KeepView } from '../view/build-keep-view.ts';
import { KeepButton } from './keep-button.tsx';
import styles from './keep-corner.module.css';

interface KeepCornerProps {
  readonly keep: KeepView | null;
  readonly children?: ReactNode;
}

/** @spec B4.30 */
export const KeepCorner = ({ keep, children }: KeepCornerProps) => (
  <div className={styles.corner}>
    {keep !== null && <KeepButton {...keep} kind="compared" place="picture" />}
    {children ?? (keep?.canFavourite && <KeepButton {...keep} kind="favourites" place="picture" />)}
  </div>
);
