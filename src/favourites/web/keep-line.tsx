import type { KeepView } from '../view/keep-view.ts';
import { CompareLink } from './compare-link.tsx';
import { KeepButton } from './keep-button.tsx';

/** The toggles of the vehicle page, with their words. @spec B2.38, B4.30 */
export const KeepLine = ({ keep: { siteSlug, entry, canFavourite } }: { readonly keep: KeepView }) => (
  <>
    {canFavourite && <KeepButton siteSlug={siteSlug} kind="favourites" entry={entry} place="page" />}
    <KeepButton siteSlug={siteSlug} kind="compared" entry={entry} place="page" />
    <CompareLink siteSlug={siteSlug} />
  </>
);
