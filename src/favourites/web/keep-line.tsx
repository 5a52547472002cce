import type { ReactNode } from 'react';
import type { KeepView } from '../view/keep-view.ts';
import { CompareLink } from './compare-link.tsx';
import { KeepButton } from './keep-button.tsx';

interface KeepLineProps {
  /** Null for a vehicle that is not in stock. */
  readonly keep: KeepView | null;
  /** What stands in the place of the heart, where a site saves elsewhere. */
  readonly children?: ReactNode;
}

/** The toggles of the vehicle page, with their words. @spec B2.38, B4.30 */
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
