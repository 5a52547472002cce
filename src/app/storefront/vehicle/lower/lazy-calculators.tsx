import { lazyPart } from '#src/ui/late/lazy-part.ts';
// The styles load with the page, because a calculator is drawn before its script arrives.
import '#src/calculators/web/calculator.module.css';
import '#src/ui/figure-cells.module.css';

export const LazyFuelCalculator = lazyPart(() =>
  import('#src/calculators/web/fuel/fuel-calculator.tsx').then((part) => part.FuelCalculator),
);

/** Without its script, the form leads to a page with the answer. */
export const LazyDeliveryCalculator = lazyPart(() =>
  import('#src/calculators/web/delivery/delivery-calculator.tsx').then((part) => part.DeliveryCalculator),
);
