/** The figures of a finance offer: the interest rate never without the comparison rate. @spec L3.08 */
export interface OfferFinanceView {
  /** Both rates, of the same size. */
  readonly cells: readonly { readonly figure: string; readonly label: string }[];
  /** 'Up to 48 months', 'Northgate Motor Finance' */
  readonly points: readonly string[];
  /** What the rates rest on, with the lender's fees and the warning. */
  readonly note: string;
}

/** What cards and the page of an offer say alike. @spec L3.08 */
export interface OfferView {
  readonly id: number;
  readonly href: string;
  readonly name: string;
  readonly highlight: string | null;
  readonly category: string | null;
  readonly makeName: string | null;
  readonly text: string;
  readonly disclaimer: string | null;
  readonly picture: { readonly url: string; readonly alt: string } | null;
  /** 'Ends 31 March 2027' */
  readonly endsText: string | null;
  /** 'Explore CX-5'. @spec L2.26 */
  readonly explore: { readonly label: string; readonly href: string } | null;
  readonly finance: OfferFinanceView | null;
}
