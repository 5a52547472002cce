import { eventIds } from '#src/lib/event-ids.ts';
import { trackEvent } from '#src/lib/track-event.ts';
import type { IconName } from '#src/ui/icon.tsx';
import { showToast } from '#src/ui/toast-store.ts';
import { ToggleButton } from '#src/ui/toggle-button.tsx';
import { type FavouriteEntry, mostCompared, mostFavourites, toggleEntry } from '../rules/entries.ts';
import { getStoredLists, useEntries } from './stored-lists.ts';

const kinds = {
  favourites: { most: mostFavourites, full: `You’ve already saved ${mostFavourites}. Remove one first.` },
  compared: { most: mostCompared, full: `You can compare up to ${mostCompared} at a time. Remove one first.` },
} as const;

type KeepKind = keyof typeof kinds;

const notStoredText = 'Your browser won’t let us save your list, so it’ll be gone when you leave this page.';
let hasWarned = false;

const warnNotStored = (): void => {
  if (!hasWarned) showToast(notStoredText);
  hasWarned = true;
};

/** @spec B4.31, B7.28 */
const toggle = (siteSlug: string, kind: KeepKind, entry: FavouriteEntry): void => {
  const { most, full } = kinds[kind];
  const storedList = getStoredLists(siteSlug)[kind];
  const toggled = toggleEntry(storedList.getEntries(), entry, most);
  if (toggled.kind === 'full') {
    showToast(full);
    return;
  }
  const isStored = storedList.change(() => toggled.entries);
  if (kind === 'favourites' && toggled.kind === 'added') trackEvent({ id: eventIds.favourite, carId: entry.id });
  if (!isStored) warnNotStored();
};

/** @spec B4.30, B1.13 */
const useKeep = (
  siteSlug: string,
  kind: KeepKind,
  entry: FavouriteEntry,
): readonly [isOnList: boolean, toggle: () => void] => {
  const entries = useEntries(getStoredLists(siteSlug)[kind]);
  return [entries.some(({ id }) => id === entry.id), () => toggle(siteSlug, kind, entry)];
};

const appearances: Readonly<Record<KeepKind, { readonly label: string; readonly icon: IconName }>> = {
  favourites: { label: 'Favourite', icon: 'heart' },
  compared: { label: 'Compare', icon: 'compare' },
};

interface KeepButtonProps {
  readonly siteSlug: string;
  readonly kind: KeepKind;
  readonly entry: FavouriteEntry;
  /** Over a picture, only screen readers get the label. */
  readonly place: 'picture' | 'page';
}

/** @spec B4.30, B1.13, B1.14 */
export const KeepButton = ({ siteSlug, kind, entry, place }: KeepButtonProps) => {
  const [isOnList, toggle] = useKeep(siteSlug, kind, entry);
  return (
    <ToggleButton
      {...appearances[kind]}
      subject={entry.name}
      place={place}
      isOn={isOnList}
      data-keep={kind}
      onClick={toggle}
    />
  );
};
