/** A way on from a vehicle. */
export interface PageActionView {
  readonly name: 'enquire' | 'reserve' | 'purchase' | 'testDrive' | 'photos' | 'finance' | 'tradeIn';
  readonly label: string;
  /** Where there is little room: 'Get Finance'. @spec B2.60 */
  readonly shortLabel: string;
  readonly href: string;
}
