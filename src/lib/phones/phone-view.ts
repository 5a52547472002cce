/** What a reveal is recorded with, as it is sent. @spec B7.17 */
export interface RevealRecord {
  readonly car_id: number;
  readonly dealership_id: number | null;
  readonly website_id: number;
}

/** A number to call, as a link. @spec B4.46, B4.47, B9.54 */
export interface PhoneView {
  /** '07 5550 1969', or '07 55•• ••••' where it is hidden at first. */
  readonly text: string;
  /** 'tel:+61755501969'; of a hidden number the page that has it, for browsers without scripts. */
  readonly href: string;
  /** Where a hidden number is asked for; null for one that is shown. */
  readonly askHref: string | null;
  /** Null where no vehicle is spoken of. */
  readonly record: RevealRecord | null;
}
