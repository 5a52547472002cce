import { type ReactNode, Suspense } from 'react';
import { FinanceCalculatorSection } from '#src/finance/web/calculator/finance-calculator-section.tsx';
import { FinanceOffer } from '#src/finance/web/finance-offer.tsx';
import { PriceComparison } from '#src/market/web/price-comparison.tsx';
import type { Layout } from '#src/sites/model/layout.ts';
import { lazyPart } from '#src/ui/late/lazy-part.ts';
import { PageSection } from '#src/ui/page-section.tsx';
import type { PageSectionName } from '#src/vehicle/rules/page/page-order-config.ts';
import { DealerComments } from '#src/vehicle/web/page/dealer-comments.tsx';
import { FeatureList } from '#src/vehicle/web/page/feature-list.tsx';
import { Information } from '#src/vehicle/web/page/information.tsx';
import { KeyInformation } from '#src/vehicle/web/page/key-information.tsx';
import { Specifications } from '#src/vehicle/web/page/specifications.tsx';
import { UnavailableNotice } from '#src/vehicle/web/page/unavailable-notice.tsx';
import { VehicleDisclaimer } from '#src/vehicle/web/page/vehicle-disclaimer.tsx';
import type { LowerParts } from '../layouts/page-parts.ts';
import type { VehiclePageView } from '../vehicle-page-view.ts';

// The styles load with the page, because the server draws the calculators before their scripts load.
import '#src/calculators/web/calculator.module.css';
import '#src/ui/figure-cells.module.css';

const LazyFuelCalculator = lazyPart(() =>
  import('#src/calculators/web/fuel/fuel-calculator.tsx').then((part) => part.FuelCalculator),
);

const LazyDeliveryCalculator = lazyPart(() =>
  import('#src/calculators/web/delivery/delivery-calculator.tsx').then((part) => part.DeliveryCalculator),
);

const when = <T,>(value: T | null, draw: (value: T) => ReactNode): ReactNode => (value === null ? null : draw(value));

/** @spec B2.44 */
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

/** @spec B2.28 */
export const buildLowerParts = (view: VehiclePageView, layout: Layout): LowerParts => {
  const sections = buildSections(view, layout);
  return {
    notice: when(view.unavailable, (unavailable) => <UnavailableNotice unavailable={unavailable} />),
    sections: view.order.sections.map((name) => ({ name, section: sections[name] })),
    fuel: when(view.fuel, (fuel) => (
      <PageSection id="fuel-calculator" title="Fuel costs">
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
    comparison: when(view.comparison, (comparison) => <PriceComparison {...comparison} />),
    financeOffer: when(view.financeOffer, (offer) => <FinanceOffer offer={offer} />),
    financeCalculator: when(view.financeCalculator, (calculator) => (
      <FinanceCalculatorSection calculator={calculator} />
    )),
    disclaimer: <VehicleDisclaimer disclaimer={view.disclaimer} />,
  };
};
