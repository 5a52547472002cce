/** What Print does on a vehicle's page. @spec B2.38 */
export interface PrintLinkView {
  readonly kind: 'page' | 'brochure';
  readonly carId: number;
  readonly slug: string;
  readonly href: string;
}
