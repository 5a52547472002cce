import { useCards } from '#src/app/storefront/vehicle-card/use-cards.ts';
import { VehicleCard } from '#src/app/storefront/vehicle-card/vehicle-card.tsx';
import { getShelves } from '#src/favourites/web/shelves.ts';
import { useEntries } from '#src/favourites/web/use-entries.ts';
import { formatCount } from '#src/lib/noun.ts';
import buttons from '#src/ui/button.module.css';
import { Icon } from '#src/ui/icon.tsx';
import { SkeletonCard } from '#src/vehicle/web/card/skeleton-card.tsx';
import type { GarageView } from './build-garage-view.ts';
import { GarageCompare } from './garage-compare.tsx';
import styles from './garage-list.module.css';
import { GoneEntries } from './gone-entries.tsx';
import { useRememberedIds } from './use-remembered-ids.ts';

const Empty = ({ view }: { readonly view: GarageView }) => (
  <div className={styles.empty}>
    <Icon name="heart" size="large" />
    <h2>Nothing saved yet</h2>
    <p>{`Tap the heart on a ${view.noun.one} and it waits for you here, with its price as it is on the day.`}</p>
    <a className={buttons.filled} href={view.searchHref}>
      {`See our ${view.noun.many}`}
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
  const ids = useRememberedIds(entries.map(({ id }) => id));
  const state = useCards(ids);
  if (ids.length === 0) return <Empty view={view} />;
  if (state.kind === 'failed') {
    return (
      <GoneEntries siteSlug={siteSlug} entries={entries} title="We could not look them up. Try again in a moment." />
    );
  }
  const cards = state.kind === 'loaded' ? state.cards : [];
  const gone = state.kind === 'loaded' ? entries.filter(({ id }) => !cards.some((card) => card.id === id)) : [];
  return (
    <>
      <div className={styles.head}>
        <p role="status">{`${formatCount(entries.length, view.noun)} saved`}</p>
        <GarageCompare siteSlug={siteSlug} />
      </div>
      <ul className={styles.cards} aria-busy={state.kind === 'loading'}>
        {cards.map((card) => (
          <li key={card.id}>
            <VehicleCard card={card} />
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
