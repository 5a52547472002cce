import styles from './garage-count.module.css';
import { getStoredLists, useEntries } from './stored-lists.ts';

/** The number of favourites, over the corner of the garage's link. Appears without a layout shift. @spec B1.14 */
export const GarageCount = ({ siteSlug }: { readonly siteSlug: string }) => {
  const { length } = useEntries(getStoredLists(siteSlug).favourites);
  return length === 0 ? null : (
    <b className={styles.count} data-garage-count>
      {length}
      <i className="visually-hidden"> saved</i>
    </b>
  );
};
