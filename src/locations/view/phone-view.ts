/** @spec B4.46, B9.54 */
export interface PhoneView {
  /** '07 5550 1969' */
  readonly text: string;
  /** 'tel:+61755501969' */
  readonly href: string;
  /** First 5 characters, then dots. */
  readonly maskedText: string;
}
