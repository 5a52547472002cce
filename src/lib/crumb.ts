/** `href` is null for the page itself. @spec B2.29 */
export interface Crumb {
  readonly label: string;
  readonly href: string | null;
}
