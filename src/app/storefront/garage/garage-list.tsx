import { type MouseEvent, useState } from 'react';
import type { VehicleCardView } from '#src/app/storefront/vehicle-card/build-vehicle-card.ts';
import styles from '#src/app/storefront/vehicle-card/saved-list.module.css';
import { useCards } from '#src/app/storefront/vehicle-card/use-cards.ts';
import { VehicleCard } from '#src/app/storefront/vehicle-card/vehicle-card.tsx';
import type { FavouriteEntry } from '#src/favourites/rules/entries.ts';
import { getStoredLists, useEntries } from '#src/favourites/web/stored-lists.ts';
import { accountPaths } from '#src/lib/account-paths.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import { formatCount } from '#src/lib/text/noun.ts';
import { useSite } from '#src/sites/web/use-site.ts';
import buttons from '#src/ui/button.module.css';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { SkeletonCard } from '#src/vehicle/web/card/skeleton-card.tsx';
import type { GarageView } from './build-garage-view.ts';

/** @spec B1.14, B1.15 */
const Empty = ({ view, savesHere }: { readonly view: GarageView; readonly savesHere: boolean }) => (
  <EmptyState
    icon="heart"
    heading="Nothing saved yet"
    text={
      savesHere
        ? `Tap the heart on a ${view.noun.one} to save it here. You’ll always see its current price.`
        : `The ${view.noun.many} you save go on your watchlist, so you can see them on any device.`
    }
    action={
      savesHere
        ? { label: `See our ${view.noun.many}`, href: view.searchHref }
        : { label: 'See your watchlist', href: accountPaths.watchlist }
    }
  />
);

interface GarageListProps {
  readonly siteSlug: string;
  readonly view: GarageView;
}

/** Returns every id saved at any time since the page loaded, so that a removed vehicle can be restored in its place. */
const useRememberedIds = (current: readonly number[]): readonly number[] => {
  const [seen, setSeen] = useState(current);
  const fresh = current.filter((id) => !seen.includes(id));
  if (fresh.length === 0) return seen;
  const all = [...fresh, ...seen];
  setSeen(all);
  return all;
};

/** @spec B1.13, D.54 */
const GarageCompare = ({ siteSlug }: { readonly siteSlug: string }) => {
  const ids = useEntries(getStoredLists(siteSlug).compared).map(({ id }) => id);
  if (ids.length < 2) return null;
  return (
    <a className={buttons.outlined} href={pagePaths.compare(ids)}>
      <Icon name="compare" />
      {`Compare ${ids.length}`}
    </a>
  );
};

interface GoneEntriesProps {
  readonly siteSlug: string;
  readonly entries: readonly FavouriteEntry[];
  readonly title: string;
}

interface RemoveFavouriteProps {
  readonly siteSlug: string;
  readonly id: number;
  readonly name: string;
}

/** @spec B3.20, B4.32 */
const RemoveFavourite = ({ siteSlug, id, name }: RemoveFavouriteProps) => {
  const onClick = (event: MouseEvent): void => {
    // The button disappears with its vehicle, so focus moves to the list.
    event.currentTarget.closest<HTMLElement>('[data-garage]')?.focus({ preventScroll: true });
    getStoredLists(siteSlug).favourites.change((kept) => kept.filter((entry) => entry.id !== id));
  };
  return (
    <button type="button" className={buttons.plain} onClick={onClick}>
      Remove
      <span className="visually-hidden">: {name}</span>
    </button>
  );
};

/** @spec B3.20 */
const GoneEntries = ({ siteSlug, entries, title }: GoneEntriesProps) => (
  <section className={styles.gone} aria-labelledby="gone">
    <h2 id="gone">{title}</h2>
    <ul>
      {entries.map(({ id, name, slug }) => (
        <li key={id}>
          <a href={pagePaths.vehicle(slug)}>{name}</a>
          <RemoveFavourite siteSlug={siteSlug} id={id} name={name} />
        </li>
      ))}
    </ul>
  </section>
);

/** @spec B1.14, B3.20 */
export const GarageList = ({ siteSlug, view }: GarageListProps) => {
  const entries = useEntries(getStoredLists(siteSlug).favourites);
  const savesHere = useSite().watchlist === null;
  /**
   * True if the card's own heart can remove the favourite. A sold vehicle has no heart, and on a site with a watchlist
   * the heart changes the watchlist.
   * @spec B4.32, B1.15
   */
  const hasHeart = ({ keep }: VehicleCardView): boolean => savesHere && keep?.canFavourite === true;
  const ids = useRememberedIds(entries.map(({ id }) => id));
  const state = useCards(ids);
  if (ids.length === 0) return <Empty view={view} savesHere={savesHere} />;
  if (state.kind === 'failed') {
    return (
      <GoneEntries
        siteSlug={siteSlug}
        entries={entries}
        title="We couldn’t load your saved vehicles. Please try again shortly."
      />
    );
  }
  const found = state.kind === 'loaded' ? state.cards : [];
  const gone = state.kind === 'loaded' ? entries.filter(({ id }) => !found.some((card) => card.id === id)) : [];
  const isSaved = (id: number): boolean => entries.some((entry) => entry.id === id);
  // A vehicle removed with its own heart stays on the page, because the heart can restore it.
  const cards = found.filter((card) => hasHeart(card) || isSaved(card.id));
  if (state.kind === 'loaded' && cards.length + gone.length === 0) return <Empty view={view} savesHere={savesHere} />;
  return (
    <>
      <div className={styles.head}>
        <h2>
          <span role="status">{`${formatCount(entries.length, view.noun)} saved`}</span>
        </h2>
        <GarageCompare siteSlug={siteSlug} />
      </div>
      <ul className={styles.cards} aria-busy={state.kind === 'loading'}>
        {cards.map((card) => (
          <li key={card.id}>
            <VehicleCard card={card} />
            {!hasHeart(card) && <RemoveFavourite siteSlug={siteSlug} id={card.id} name={card.title} />}
          </li>
        ))}
        {state.kind === 'loading' &&
          ids.slice(0, 6).map((id) => (
            <li key={id} aria-hidden="true">
              <SkeletonCard />
            </li>
          ))}
      </ul>
      {gone.length > 0 && <GoneEntries siteSlug={siteSlug} entries={gone} title="No longer listed" />}
    </>
  );
};
