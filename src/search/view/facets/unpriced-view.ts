/** Vehicles that a search hides because no price of them shows. */
export interface UnpricedView {
  readonly count: number;
  /** '29 cars without a price are hidden.' */
  readonly text: string;
  /** The search that lists exactly them. */
  readonly href: string;
}
