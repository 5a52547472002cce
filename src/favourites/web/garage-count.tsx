import styles from './garage-count.module.css';
import { getStoredLists, useEntries } from './stored-lists.ts';

/** How many favourites the browser keeps, over the corner of the garage's link: nothing moves when it comes. @spec B1.14 */
export const GarageCount = ({ siteSlug }: { readonly siteSlug: string }) => {
  const { length } = useEntries(getStoredLists(siteSlug).favourites);
  return length === 0 ? null : (
    <b className={styles.count} data-garage-count>
      {length}
      <i className="visually-hidden"> saved</i>
    </b>
  );
};
