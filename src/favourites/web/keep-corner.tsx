import type { ReactNode } from 'react';
import type { KeepView } from '../view/build-keep-view.ts';
import { KeepButton } from './keep-button.tsx';
import styles from './keep-corner.module.css';

interface KeepCornerProps {
  readonly keep: KeepView | null;
  readonly children?: ReactNode;
}

interface KeepButtonsProps extends KeepCornerProps {
  readonly place: 'picture' | 'page';
}

/** @spec B4.30 */
export const KeepButtons = ({ keep, place, children }: KeepButtonsProps) => (
  <>
    {keep !== null && <KeepButton {...keep} kind="compared" place={place} />}
    {children ?? (keep?.canFavourite && <KeepButton {...keep} kind="favourites" place={place} />)}
  </>
);

/** @spec B4.30 */
export const KeepCorner = (props: KeepCornerProps) => (
  <div className={styles.corner}>
    <KeepButtons {...props} place="picture" />
  </div>
);
