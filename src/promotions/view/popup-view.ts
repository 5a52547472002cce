/** The promotional popup. @spec L2.72 */
export interface PopupView {
  /** What the browser remembers it by once it is closed; other words are another popup. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly href: string;
  readonly action: string;
  readonly picture: { readonly url: string; readonly alt: string } | null;
  /** From the moment that the page is there, in milliseconds. */
  readonly delayMs: number;
  /** Unix milliseconds; null: it stays. @spec B5.43 */
  readonly expiresAtMs: number | null;
}
