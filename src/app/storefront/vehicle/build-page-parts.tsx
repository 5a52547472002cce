import { type ReactNode, Suspense } from 'react';
import { FinanceBox } from '#src/finance/web/finance-box.tsx';
import type { Crumb } from '#src/lib/crumb.ts';
import { LocationBadge } from '#src/locations/web/location-badge.tsx';
import { Price } from '#src/pricing/web/price.tsx';
import type { Layout } from '#src/sites/model/layout.ts';
import { Breadcrumb } from '#src/ui/breadcrumb.tsx';
import { Gallery } from '#src/vehicle/web/gallery/gallery.tsx';
import { KeyIcons } from '#src/vehicle/web/page/key-icons.tsx';
import { StatusNote } from '#src/vehicle/web/page/status-note.tsx';
import { VehicleHeading } from '#src/vehicle/web/page/vehicle-heading.tsx';
import { VehicleTags } from '#src/vehicle/web/page/vehicle-tags.tsx';
import { LateSections } from './late-parts.tsx';
import type { PageParts } from './layouts/page-parts.ts';
import styles from './page-trail.module.css';
import { VehicleContact } from './vehicle-contact.tsx';
import type { VehiclePageView } from './vehicle-page-view.ts';

const when = <T,>(value: T | null, draw: (value: T) => ReactNode): ReactNode => (value === null ? null : draw(value));

/** @spec B2.29 */
const PageTrail = ({ crumbs }: { readonly crumbs: readonly Crumb[] }) => (
  <div className={styles.trail}>
    <Breadcrumb crumbs={crumbs} />
  </div>
);

/** @spec B2.28 */
export const buildPageParts = (view: VehiclePageView, layout: Layout): PageParts => {
  const isTitleOver = view.order.title === 'overGallery';
  const heading = (
    <VehicleHeading
      title={view.title}
      condition={view.condition}
      subtitle={view.subtitle}
      badge={
        view.order.locationBadge === 'underTitle' && when(view.location, ({ badge }) => <LocationBadge place={badge} />)
      }
    />
  );
  return {
    breadcrumb: <PageTrail crumbs={view.breadcrumb} />,
    gallery: <Gallery gallery={view.gallery} layout={layout.gallery} tag={<VehicleTags tag={view.tag} />} />,
    titleOver: isTitleOver ? heading : null,
    heading: isTitleOver ? null : heading,
    icons:
      view.leadFigures.length === 0 ? null : <KeyIcons figures={view.leadFigures} bodyStrokes={view.bodyStrokes} />,
    price: when(view.price, (price) => (
      <Price place="page" price={price} wasPrice={view.wasPrice} marketText={view.marketBadge?.longText ?? null} />
    )),
    standing: when(view.standing, (standing) => <StatusNote standing={standing} />),
    finance: when(view.finance, (finance) => (
      <FinanceBox
        finance={finance}
        vehicleId={view.id}
        disclaimerCharacters={view.disclaimerCharacters}
        calculatorHref={view.financeCalculator === null ? undefined : '#finance-calculator'}
      />
    )),
    contact: <VehicleContact view={view} />,
    lower: (className) => (
      <Suspense>
        <LateSections view={view} layout={layout} className={className} />
      </Suspense>
    ),
  };
};
