import styles from '#src/app/storefront/vehicle-card/kept-list.module.css';
import { useCards } from '#src/app/storefront/vehicle-card/use-cards.ts';
import { VehicleCard } from '#src/app/storefront/vehicle-card/vehicle-card.tsx';
import type { VehicleCardView } from '#src/app/storefront/vehicle-card/vehicle-card-view.ts';
import { getShelves } from '#src/favourites/web/shelves.ts';
import { useEntries } from '#src/favourites/web/use-entries.ts';
import { accountPaths } from '#src/lib/account-paths.ts';
import { formatCount } from '#src/lib/text/noun.ts';
import { useSite } from '#src/sites/web/use-site.ts';
import buttons from '#src/ui/button.module.css';
import { Icon } from '#src/ui/icon.tsx';
import { SkeletonCard } from '#src/vehicle/web/card/skeleton-card.tsx';
import type { GarageView } from './build-garage-view.ts';
import { GarageCompare } from './garage-compare.tsx';
import { GoneEntries } from './gone-entries.tsx';
import { RemoveFavourite } from './remove-favourite.tsx';
import { useRememberedIds } from './use-remembered-ids.ts';

/** What to do next where nothing is kept; where hearts are the watchlist's, that is elsewhere. @spec B1.14, B1.15 */
const Empty = ({ view, savesHere }: { readonly view: GarageView; readonly savesHere: boolean }) => (
  <div className={styles.empty}>
    <Icon name="heart" size="large" />
    <h2>Nothing saved yet</h2>
    <p>
      {savesHere
        ? `Tap the heart on a ${view.noun.one} and it waits for you here, with its price as it is on the day.`
        : `The ${view.noun.many} you save are on your watchlist, on every device that you sign in on.`}
    </p>
    <a className={buttons.filled} href={savesHere ? view.searchHref : accountPaths.watchlist}>
      {savesHere ? `See our ${view.noun.many}` : 'See your watchlist'}
    </a>
  </div>
);

interface GarageListProps {
  readonly siteSlug: string;
  readonly view: GarageView;
}

/** The favourites as cards with the prices of now, and those that are no longer listed. @spec B1.14, B3.20 */
export const GarageList = ({ siteSlug, view }: GarageListProps) => {
  const entries = useEntries(getShelves(siteSlug).favourites);
  const savesHere = useSite().watchlist === null;
  /** Whether the card itself can be taken out of the garage: a sold vehicle's cannot, and a watchlist's heart is another. @spec B4.32, B1.15 */
  const hasHeart = ({ keep }: VehicleCardView): boolean => savesHere && keep?.canFavourite === true;
  const ids = useRememberedIds(entries.map(({ id }) => id));
  const state = useCards(ids);
  if (ids.length === 0) return <Empty view={view} savesHere={savesHere} />;
  if (state.kind === 'failed') {
    return (
      <GoneEntries siteSlug={siteSlug} entries={entries} title="We could not look them up. Try again in a moment." />
    );
  }
  const found = state.kind === 'loaded' ? state.cards : [];
  const gone = state.kind === 'loaded' ? entries.filter(({ id }) => !found.some((card) => card.id === id)) : [];
  const isSaved = (id: number): boolean => entries.some((entry) => entry.id === id);
  // What was taken out by its heart stays, since the heart puts it back.
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
