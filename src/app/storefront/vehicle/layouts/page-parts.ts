import type { ReactNode } from 'react';
import type { PageSectionName } from '#src/vehicle/rules/page/page-order-config.ts';

/** The parts of the page that a layout arranges; the layout says where, never what. */
export interface PageParts {
  readonly breadcrumb: ReactNode;
  readonly gallery: ReactNode;
  /** The h1 with badge and series, over the gallery; null where the title stands beside it. */
  readonly titleOver: ReactNode;
  /** The h1 with badge and series, with price and contact; null where the title stands over the gallery. */
  readonly heading: ReactNode;
  /** Kilometres, transmission and body. */
  readonly icons: ReactNode;
  readonly price: ReactNode;
  /** What it means that it is reserved, can be ordered or is on its way. */
  readonly standing: ReactNode;
  readonly finance: ReactNode;
  /** Call, location, brochure and sharing. */
  readonly contact: ReactNode;
  /** Draws what stands below the first screen, in a box of a class. */
  readonly lower: (className: string | undefined) => ReactNode;
}

/** The parts below the first screen, in their order. */
export interface LowerParts {
  /** That the vehicle is sold or not to be had. */
  readonly notice: ReactNode;
  /** The sections beside price and contact, in the order of the site. */
  readonly sections: readonly { readonly name: PageSectionName; readonly section: ReactNode }[];
  readonly fuel: ReactNode;
  readonly delivery: ReactNode;
  /** How the price stands in the market. */
  readonly comparison: ReactNode;
  readonly financeOffer: ReactNode;
  readonly financeCalculator: ReactNode;
  readonly disclaimer: ReactNode;
}
