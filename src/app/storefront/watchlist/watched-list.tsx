import styles from '#src/app/storefront/vehicle-card/saved-list.module.css';
import { VehicleCard } from '#src/app/storefront/vehicle-card/vehicle-card.tsx';
import { formatCount } from '#src/lib/text/noun.ts';
import { useSite } from '#src/sites/web/use-site.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import type { SavedLineView } from '#src/watchlist/view/build-saved-line.ts';
import { useWatchedIds } from '#src/watchlist/web/use-watched-ids.ts';
import type { GoneCar, WatchlistView } from './build-watchlist-view.ts';
import { RemoveWatched } from './remove-watched.tsx';
import lineStyles from './saved-line.module.css';
import own from './watched-list.module.css';

/** @spec B1.15 */
const SavedLine = ({ saved: { text, change } }: { readonly saved: SavedLineView }) => (
  <span className={lineStyles.line}>
    {text}
    {change !== null && (
      <>
        {' '}
        <b data-drop={change.isDrop || undefined}>{change.text}</b>
      </>
    )}
  </span>
);

const Empty = ({ view }: { readonly view: WatchlistView }) => (
  <EmptyState
    icon="heart"
    heading="Nothing saved yet"
    text={`Tap the heart on a ${view.noun.one} to save it here. You’ll see it on any device once you sign in.`}
    action={{ label: `See our ${view.noun.many}`, href: view.searchHref }}
  />
);

const GoneCars = ({ cars }: { readonly cars: readonly GoneCar[] }) => (
  <section className={styles.gone} aria-labelledby="gone">
    <h2 id="gone">No longer listed</h2>
    <ul>
      {cars.map(({ id, name, saved }) => (
        <li key={id}>
          <p>
            <b>{name}</b>
            <SavedLine saved={saved} />
          </p>
          <RemoveWatched id={id} name={name} />
        </li>
      ))}
    </ul>
  </section>
);

/** @spec B4.36, B4.37 */
export const WatchedList = ({ view }: { readonly view: WatchlistView }) => {
  const ids = useWatchedIds(useSite());
  const cards = view.cards.filter(({ card }) => ids.includes(card.id));
  const gone = view.gone.filter(({ id }) => ids.includes(id));
  return (
    <section className={own.list} aria-label={`Saved ${view.noun.many}`} tabIndex={-1} data-watchlist>
      {ids.length === 0 ? (
        <Empty view={view} />
      ) : (
        <h2>
          <span role="status">{`${formatCount(ids.length, view.noun)} saved`}</span>
        </h2>
      )}
      {cards.length > 0 && (
        <ul className={styles.cards}>
          {cards.map(({ card, saved }) => (
            <li key={card.id}>
              <VehicleCard card={card} />
              <div className={own.foot}>
                <SavedLine saved={saved} />
                <RemoveWatched id={card.id} name={card.keep?.entry.name ?? card.title} />
              </div>
            </li>
          ))}
        </ul>
      )}
      {gone.length > 0 && <GoneCars cars={gone} />}
    </section>
  );
};
