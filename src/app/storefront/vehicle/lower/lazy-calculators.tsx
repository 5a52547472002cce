import { lazyPart } from '#src/ui/late/lazy-part.ts';
// Their styles come with the page: a calculator is drawn before its own script is there.
import '#src/calculators/web/calculator.module.css';
import '#src/ui/figure-cells.module.css';

/** The fuel calculator, drawn with the page; its script comes after the page's own. */
export const LazyFuelCalculator = lazyPart(() =>
  import('#src/calculators/web/fuel/fuel-calculator.tsx').then((part) => part.FuelCalculator),
);

/** The delivery calculator, drawn with the page; without its script the form leads to a page that answers. */
export const LazyDeliveryCalculator = lazyPart(() =>
  import('#src/calculators/web/delivery/delivery-calculator.tsx').then((part) => part.DeliveryCalculator),
);
