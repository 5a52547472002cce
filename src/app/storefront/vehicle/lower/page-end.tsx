import { LatestPostsPlace } from '#src/blog/web/latest-posts-place.tsx';
import { PrintFooter } from '#src/brochure/web/print-footer.tsx';
import { LocationBadge } from '#src/locations/web/location-badge.tsx';
import { LocationSection } from '#src/locations/web/location-section.tsx';
import { LinksBanner } from '#src/vehicle/web/page/links-banner.tsx';
import { FormDialogPlace } from '../form/form-dialog-place.tsx';
import type { VehiclePageView } from '../vehicle-page-view.ts';
import styles from './page-end.module.css';

/** @spec B2.28, B2.54, B2.55, B2.57, B2.58 */
export const PageEnd = ({ view }: { readonly view: VehiclePageView }) => {
  return (
    <div className={`page-width ${styles.end}`}>
      {view.hasLatestPosts && <LatestPostsPlace />}
      <LinksBanner links={view.links} />
      {view.location !== null && (
        <div className={styles.location}>
          <LocationBadge place={view.location.badge} />
          {view.hasMap && <LocationSection location={view.location} />}
        </div>
      )}
      <FormDialogPlace slug={view.slug} />
      <PrintFooter slug={view.slug} url={view.canonicalUrl} />
    </div>
  );
};
