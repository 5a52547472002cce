import type { ReactNode } from 'react';

/** The parts of the page that a layout arranges; the layout says where, never what. */
export interface PageParts {
  readonly breadcrumb: ReactNode;
  readonly gallery: ReactNode;
  /** The h1 with badge and series. */
  readonly heading: ReactNode;
  /** Kilometres, transmission and body. */
  readonly icons: ReactNode;
  readonly price: ReactNode;
  readonly finance: ReactNode;
  /** That the vehicle is sold or not to be had. */
  readonly notice: ReactNode;
  /** Call, place, papers, sharing. */
  readonly contact: ReactNode;
  readonly keyInformation: ReactNode;
  readonly comments: ReactNode;
  readonly features: ReactNode;
  readonly specifications: ReactNode;
  readonly fuel: ReactNode;
  readonly map: ReactNode;
  readonly disclaimer: ReactNode;
}
