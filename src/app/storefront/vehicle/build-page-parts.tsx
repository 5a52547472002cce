import { type ReactNode, Suspense } from 'react';
import { FinanceCalculatorSection } from '#src/calculators/web/finance/finance-calculator-section.tsx';
import { FinanceBox } from '#src/finance/web/finance-box.tsx';
import { FinanceOffer } from '#src/finance/web/finance-offer.tsx';
import { PriceComparison } from '#src/market/web/price-comparison.tsx';
import { Price } from '#src/pricing/web/price.tsx';
import type { Layout } from '#src/sites/model/layout.ts';
import { PageSection } from '#src/ui/page-section.tsx';
import type { PageSectionName } from '#src/vehicle/rules/page-order-config.ts';
import { Gallery } from '#src/vehicle/web/gallery/gallery.tsx';
import { DealerComments } from '#src/vehicle/web/page/dealer-comments.tsx';
import { FeatureList } from '#src/vehicle/web/page/feature-list.tsx';
import { Information } from '#src/vehicle/web/page/information.tsx';
import { KeyIcons } from '#src/vehicle/web/page/key-icons.tsx';
import { KeyInformation } from '#src/vehicle/web/page/key-information.tsx';
import { Specifications } from '#src/vehicle/web/page/specifications.tsx';
import { Standing } from '#src/vehicle/web/page/standing.tsx';
import { UnavailableNotice } from '#src/vehicle/web/page/unavailable-notice.tsx';
import { VehicleDisclaimer } from '#src/vehicle/web/page/vehicle-disclaimer.tsx';
import { VehicleHeading } from '#src/vehicle/web/page/vehicle-heading.tsx';
import { VehicleTags } from '#src/vehicle/web/page/vehicle-tags.tsx';
import type { PageParts } from './layouts/page-parts.ts';
import { LazyDeliveryCalculator, LazyFuelCalculator } from './lazy-calculators.tsx';
import { PageTrail } from './page-trail.tsx';
import { VehicleContact } from './vehicle-contact.tsx';
import type { VehiclePageView } from './vehicle-page-view.ts';

/** A part of the page, or nothing where there is nothing to show. */
const when = <T,>(value: T | null, draw: (value: T) => ReactNode): ReactNode => (value === null ? null : draw(value));

/** Fewer icons than this look lost: the first figures of the plate stand in for them. */
const fewestIcons = 2;
const iconCount = 3;

const chooseIcons = ({ icons, plate }: VehiclePageView) =>
  icons.length < fewestIcons && plate.length >= iconCount ? plate.slice(0, iconCount) : icons;

/** The sections that a site puts in an order of its own. @spec B2.44 */
const buildSections = (view: VehiclePageView, layout: Layout): Readonly<Record<PageSectionName, ReactNode>> => {
  const { comments, features } = view;
  return {
    keyInformation: (
      <KeyInformation figures={view.keyInformation} loadBar={view.loadBar} variant={layout.keyInformation} />
    ),
    comments: (
      <PageSection id="dealer-comments" title="Dealer Comments">
        <DealerComments paragraphs={comments.paragraphs} preview={comments.preview} />
      </PageSection>
    ),
    information: view.information.map((section) => <Information key={section.name} section={section} />),
    features:
      features.count === 0 ? null : (
        <PageSection id="features" title="Features">
          <FeatureList features={features} />
        </PageSection>
      ),
    specifications: <Specifications specifications={view.specifications} />,
  };
};

/** Draws every part of the page for a layout to arrange. @spec B2.28 */
export const buildPageParts = (view: VehiclePageView, layout: Layout): PageParts => {
  const icons = chooseIcons(view);
  const sections = buildSections(view, layout);
  const isTitleOver = view.titlePlace === 'overGallery';
  const heading = (
    <VehicleHeading
      title={view.title}
      condition={view.condition}
      subtitle={view.subtitle}
      place={view.location?.badge ?? null}
    />
  );
  return {
    breadcrumb: <PageTrail crumbs={view.breadcrumb} />,
    gallery: (
      <Gallery
        gallery={view.gallery}
        layout={layout.gallery}
        tag={<VehicleTags tag={view.tag} certifiedLabel={view.certifiedLabel} />}
      />
    ),
    titleOver: isTitleOver ? heading : null,
    heading: isTitleOver ? null : heading,
    icons: icons.length === 0 ? null : <KeyIcons figures={icons} />,
    price: when(view.price, (price) => (
      <Price place="page" price={price} wasPrice={view.wasPrice} marketText={view.marketBadge?.longText ?? null} />
    )),
    standing: when(view.standing, (standing) => <Standing standing={standing} />),
    finance: when(view.finance, (finance) => (
      <FinanceBox
        finance={finance}
        vehicleId={view.id}
        calculatorHref={view.financeCalculator === null ? undefined : '#finance-calculator'}
      />
    )),
    contact: <VehicleContact view={view} />,
    notice: when(view.unavailable, (unavailable) => <UnavailableNotice unavailable={unavailable} />),
    sections: view.sections.map((name) => ({ name, section: sections[name] })),
    fuel: when(view.fuel, (fuel) => (
      <PageSection id="fuel-calculator" title="What it costs in fuel">
        <Suspense>
          <LazyFuelCalculator fuel={fuel} />
        </Suspense>
      </PageSection>
    )),
    delivery: when(view.delivery, (delivery) => (
      <PageSection id="delivery-calculator" title="Delivery to your door">
        <Suspense>
          <LazyDeliveryCalculator delivery={delivery} />
        </Suspense>
      </PageSection>
    )),
    comparison: when(view.comparisonAddress, (address) => <PriceComparison address={address} />),
    financeOffer: when(view.financeOffer, (offer) => <FinanceOffer offer={offer} />),
    financeCalculator: when(view.financeCalculator, (calculator) => (
      <FinanceCalculatorSection calculator={calculator} />
    )),
    disclaimer: <VehicleDisclaimer disclaimer={view.disclaimer} />,
  };
};
