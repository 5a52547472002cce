import type { ReactNode } from 'react';
import * as pagePaths from '#src/lib/page-paths.ts';
import styles from '#src/ui/toggle-button.module.css';
import type { KeepView } from '../view/build-keep-view.ts';
import { KeepButton } from './keep-button.tsx';
import { getStoredLists, useEntries } from './stored-lists.ts';

interface KeepLineProps {
  readonly keep: KeepView | null;
  readonly children?: ReactNode;
}

/** @spec B1.13, D.54 */
const CompareLink = ({ siteSlug }: { readonly siteSlug: string }) => {
  const ids = useEntries(getStoredLists(siteSlug).compared).map(({ id }) => id);
  return ids.length < 2 ? null : (
    <a className={styles.button} data-place="page" href={pagePaths.compare(ids)}>
      {`Compare ${ids.length} side by side`}
    </a>
  );
};

/** @spec B2.38, B4.30 */
export const KeepLine = ({ keep, children }: KeepLineProps) => (
  <>
    {children ?? (keep?.canFavourite && <KeepButton {...keep} kind="favourites" place="page" />)}
    {keep !== null && (
      <>
        <KeepButton {...keep} kind="compared" place="page" />
        <CompareLink siteSlug={keep.siteSlug} />
      </>
    )}
  </>
);
