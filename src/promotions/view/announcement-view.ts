/** The bar over the header. @spec L2.74 */
export interface AnnouncementView {
  /** What the browser remembers it by once it is closed; other words are another announcement. */
  readonly id: string;
  readonly text: string;
  readonly link: { readonly label: string; readonly href: string } | null;
  /** Unix milliseconds; null: it stays. @spec B5.43 */
  readonly expiresAtMs: number | null;
}
