/** One applied filter. */
export interface ChipView {
  /** 'Toyota', 'Under $35,000' */
  readonly label: string;
  /** 'Remove filter: Toyota' */
  readonly removeLabel: string;
  readonly removeHref: string;
}
