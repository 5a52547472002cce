import { TitledWithMore } from '#src/app/storefront/titled.tsx';
import { SimilarCards } from '#src/app/storefront/vehicle-card/similar-cards.tsx';
import { LocationDetail } from '#src/locations/web/detail/location-detail.tsx';
import { ReviewSet } from '#src/reviews/web/review-set.tsx';
import { Breadcrumb } from '#src/ui/breadcrumb.tsx';
import type { LocationPageView } from './build-location-page.ts';
import styles from './locations-page.module.css';

/** @spec L2.64, L2.65, L3.05 */
export const LocationPage = ({ view }: { readonly view: LocationPageView }) => (
  <div className={`page-width ${styles.page}`}>
    <Breadcrumb crumbs={view.crumbs} />
    <LocationDetail detail={view.detail} />
    {view.stock !== null && (
      <TitledWithMore title="In stock here" more={view.stock.more}>
        <SimilarCards cards={view.stock.cards} />
      </TitledWithMore>
    )}
    {view.reviews !== null && (
      <ReviewSet set={{ ...view.reviews, name: `What customers say about ${view.reviews.name}` }} />
    )}
  </div>
);
