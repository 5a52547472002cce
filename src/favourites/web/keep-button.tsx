import type { IconName } from '#src/ui/icon.tsx';
import { ToggleButton } from '#src/ui/toggle-button.tsx';
import type { FavouriteEntry } from '../rules/entries.ts';
import { type KeepKind, useKeep } from './use-keep.ts';

const looks: Readonly<Record<KeepKind, { readonly label: string; readonly icon: IconName }>> = {
  favourites: { label: 'Favourite', icon: 'heart' },
  compared: { label: 'Compare', icon: 'compare' },
};

interface KeepButtonProps {
  readonly siteSlug: string;
  readonly kind: KeepKind;
  readonly entry: FavouriteEntry;
  /** Over a picture the words are for screen readers alone. */
  readonly place: 'picture' | 'page';
}

/** Puts a vehicle on a list of the shopper's, or takes it off. Without scripts it is not there. @spec B4.30, B1.13, B1.14 */
export const KeepButton = ({ siteSlug, kind, entry, place }: KeepButtonProps) => {
  const [isKept, toggle] = useKeep(siteSlug, kind, entry);
  return (
    <ToggleButton {...looks[kind]} subject={entry.name} place={place} isOn={isKept} data-keep={kind} onClick={toggle} />
  );
};
