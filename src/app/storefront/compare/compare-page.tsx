import { useSite } from '#src/sites/web/use-site.ts';
import { Breadcrumb } from '#src/ui/breadcrumb.tsx';
import buttons from '#src/ui/button.module.css';
import type { CompareView } from './build-compare-view.ts';
import styles from './compare-page.module.css';
import { CompareTable } from './compare-table.tsx';

/** Compares vehicles from the address alone, so a comparison can be shared. @spec D.54, B1.13 */
export const ComparePage = ({ view }: { readonly view: CompareView }) => {
  const { slug } = useSite();
  return (
    <div className={`page-width ${styles.page}`}>
      <Breadcrumb crumbs={view.breadcrumb} />
      <h1>{view.title}</h1>
      {view.missingText !== null && <p className={styles.missing}>{view.missingText}</p>}
      {view.vehicles.length === 0 ? (
        <div className={styles.empty}>
          <p>Choose Compare on up to four vehicles, and see here what sets them apart.</p>
          <a className={buttons.filled} href={view.searchHref}>
            Choose vehicles
          </a>
        </div>
      ) : (
        <CompareTable view={view} siteSlug={slug} />
      )}
    </div>
  );
};
