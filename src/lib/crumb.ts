/** @spec B2.29 */
export interface Crumb {
  readonly label: string;
  readonly href: string | null;
}
