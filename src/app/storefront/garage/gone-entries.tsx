import styles from '#src/app/storefront/vehicle-card/kept-list.module.css';
import type { FavouriteEntry } from '#src/favourites/rules/entries.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import { RemoveFavourite } from './remove-favourite.tsx';

interface GoneEntriesProps {
  readonly siteSlug: string;
  readonly entries: readonly FavouriteEntry[];
  readonly title: string;
}

/** Favourites of which the site shows no card, by the names that the browser remembers. @spec B3.20 */
export const GoneEntries = ({ siteSlug, entries, title }: GoneEntriesProps) => (
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
