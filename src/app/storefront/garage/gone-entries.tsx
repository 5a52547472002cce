import type { FavouriteEntry } from '#src/favourites/rules/entries.ts';
import { getShelves } from '#src/favourites/web/shelves.ts';
import { pagePaths } from '#src/lib/page-paths.ts';
import buttons from '#src/ui/button.module.css';
import styles from './gone-entries.module.css';

interface GoneEntriesProps {
  readonly siteSlug: string;
  readonly entries: readonly FavouriteEntry[];
  readonly title: string;
}

/** Favourites of which the site shows no card, by the names that the browser remembers. @spec B3.20 */
export const GoneEntries = ({ siteSlug, entries, title }: GoneEntriesProps) => {
  const remove = (gone: number) =>
    getShelves(siteSlug).favourites.change((kept) => kept.filter(({ id }) => id !== gone));
  return (
    <section className={styles.gone} aria-labelledby="gone">
      <h2 id="gone">{title}</h2>
      <ul>
        {entries.map(({ id, name, slug }) => (
          <li key={id}>
            <a href={pagePaths.vehicle(slug)}>{name}</a>
            <button type="button" className={buttons.plain} onClick={() => remove(id)}>
              Remove
              <span className="visually-hidden">: {name}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};
