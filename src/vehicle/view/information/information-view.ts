/** A section of the page in the dealer's own words. @spec B2.44 */
export interface InformationView {
  readonly name: 'whatsIncluded' | 'whyBuyFromUs' | 'reserveOnline' | 'protectYourCar';
  readonly title: string;
  readonly points: readonly { readonly title: string; readonly text: string }[];
  readonly link: { readonly label: string; readonly href: string } | null;
}
