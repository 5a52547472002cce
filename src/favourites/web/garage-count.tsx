import styles from './garage-count.module.css';
import { getStoredLists, useEntries } from './stored-lists.ts';

/** @spec B1.14 */
export const GarageCount = ({ siteSlug }: { readonly siteSlug: string }) => {
  const { length } = useEntries(getStoredLists(siteSlug).favourites);
  return length === 0 ? null : (
    <b className={styles.count} data-garage-count>
      {length}
      <i className="visually-hidden"> saved</i>
    </b>
  );
};
