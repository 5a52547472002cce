/** A way on from a vehicle in stock. */
export interface PageActionView {
  readonly name: 'enquire' | 'finance' | 'tradeIn';
  readonly label: string;
  /** Where there is little room: 'Get Finance'. @spec B2.60 */
  readonly shortLabel: string;
  readonly href: string;
}
