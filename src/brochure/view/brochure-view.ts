import type { PriceView } from '#src/pricing/view/price-view.ts';
import type { Figure } from '#src/vehicle/view/figure.ts';

/** What is printed of a vehicle: on the print page, and in the brochure. @spec B2.12, D.23 */
export interface BrochureView {
  readonly slug: string;
  readonly siteName: string;
  readonly title: string;
  /** 'Used · Ti-L, T33' */
  readonly subtitle: string;
  readonly pictureUrl: string | null;
  /** Null for a vehicle that is not to be had. */
  readonly price: PriceView | null;
  /** 'SOLD', or null. */
  readonly soldText: string | null;
  readonly facts: readonly Figure[];
  /** Rows of All Specifications that are no fact already. */
  readonly specifications: readonly Figure[];
  readonly features: readonly string[];
  /** Name, address, phone and licences of whoever sells it, a line each. */
  readonly dealer: readonly string[];
  readonly disclaimer: string;
  /** Absolute. */
  readonly pageUrl: string;
  /** 'Printed on 22/11/2026' */
  readonly printedText: string;
}
