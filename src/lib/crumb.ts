/** A step of the way to a page. @spec B2.29 */
export interface Crumb {
  readonly label: string;
  /** Null for the page itself. */
  readonly href: string | null;
}
