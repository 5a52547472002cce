import * as pagePaths from '#src/lib/page-paths.ts';
import styles from '#src/ui/toggle-button.module.css';
import { getShelves } from './shelves.ts';
import { useEntries } from './use-entries.ts';

/** The way to the comparison, beside the toggle of a vehicle's page. @spec B1.13, D.54 */
export const CompareLink = ({ siteSlug }: { readonly siteSlug: string }) => {
  const ids = useEntries(getShelves(siteSlug).compared).map(({ id }) => id);
  return ids.length < 2 ? null : (
    <a className={styles.button} data-place="page" href={pagePaths.compare(ids)}>
      {`See ${ids.length} side by side`}
    </a>
  );
};
